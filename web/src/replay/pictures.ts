// A picture of the position that is shown: an SVG document made by the game's own drawing, or the same as PNG.

import { namesOf } from '../course/names'
import { preferences } from '../preferences.svelte'
import type { AnyReplay } from '../state/replay/replay.svelte'
import { isBoard, isCards } from '../state/which'

/** So many pixels of a PNG for each unit of the drawing. */
const SHARPNESS = 2

export async function pictureOf(table: AnyReplay, form: 'svg' | 'png'): Promise<Blob> {
  const text = await drawing(table)
  return form === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : png(text)
}

async function drawing(table: AnyReplay): Promise<string> {
  const theme = preferences.dark ? 'dark' : 'light'
  if (isBoard(table) && table.view !== null) {
    return (await import('../games/board/replay-picture')).boardPicture(table.view, table.components, theme)
  }
  if (isCards(table) && table.view !== null) {
    return (await import('../games/cards/replay-picture')).cardsPicture(
      table.view,
      table.components,
      theme,
      namesOf(table),
    )
  }
  throw new Error('there is no position to draw')
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
