// A picture of the position that is shown: an SVG document made by the game's own drawing, or the same as PNG.

import { namesOf } from '../course/names'
import { gamePage } from '../games/registry'
import { preferences } from '../preferences.svelte'
import type { ReplayTable } from '../state/replay/replay.svelte'

/** So many pixels of a PNG for each unit of the drawing. */
const SHARPNESS = 2

export async function pictureOf(table: ReplayTable, form: 'svg' | 'png'): Promise<Blob> {
  const text = await drawing(table)
  return form === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : png(text)
}

async function drawing(table: ReplayTable): Promise<string> {
  const draw = await gamePage(table.game).drawing?.()
  if (!draw || table.view === null) throw new Error('there is no position to draw')
  return draw(table.view, table.components, preferences.dark ? 'dark' : 'light', namesOf(table))
}

async function png(svg: string): Promise<Blob> {
  const image = new Image()
  // The content security policy knows data: for pictures, and no blob:.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SHARPNESS
  canvas.height = image.naturalHeight * SHARPNESS
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
