// Icons in fewer characters: their paths are written with whole units of their square, which nobody can see at the sizes
// of the page. Every command is written relative to where the pen really is, so that roundings do not add up.

const COMMAND = /([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)/g
const NUMBER = /[+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?/gi
const LENGTHS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

interface Point {
  x: number
  y: number
}

/** The numbers of one command. The two flags of an arc may stand without a space between them and what follows. */
function numbersOf(kind: string, text: string): number[] {
  if (kind !== 'a') return (text.match(NUMBER) ?? []).map(Number)
  const arc =
    /\s*,?\s*([+-]?[\d.]+)[\s,]*([+-]?[\d.]+)[\s,]*([+-]?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d*\.\d+|\d+\.?))[\s,]*([+-]?(?:\d*\.\d+|\d+\.?))/g
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number))
}

function joined(numbers: readonly number[]): string {
  return numbers.map((number, place) => (place > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('')
}

/** The same path with coordinates rounded to `grid` units. */
export function rounded(path: string, grid: number): string {
  const round = (value: number) => Math.round(value / grid)
  const show = (value: number) => Number((value * grid).toFixed(2))
  let text = ''
  let last = ''
  // Where the pen is in the original, and where it is on the grid.
  const pen: Point = { x: 0, y: 0 }
  const drawn: Point = { x: 0, y: 0 }
  let start: Point = { x: 0, y: 0 }
  let drawnStart: Point = { x: 0, y: 0 }

  const write = (kind: string, numbers: readonly number[]) => {
    text += kind === last && kind !== 'm' ? (numbers[0]! < 0 ? '' : ' ') + joined(numbers) : kind + joined(numbers)
    last = kind
  }

  for (const [, letter = '', rest = ''] of path.matchAll(COMMAND)) {
    const kind = letter.toLowerCase()
    const relative = letter === kind
    if (kind === 'z') {
      text += 'z'
      last = 'z'
      Object.assign(pen, start)
      Object.assign(drawn, drawnStart)
      continue
    }
    const all = numbersOf(kind, rest)
    const length = LENGTHS[kind]!
    for (let at = 0; at + length <= all.length; at += length) {
      const numbers = all.slice(at, at + length)
      const from = relative ? pen : { x: 0, y: 0 }
      const step = (x: number, y: number) => [show(round(from.x + x) - drawn.x), show(round(from.y + y) - drawn.y)]
      // A move that goes on is a line.
      const command = kind === 'm' && at > 0 ? 'l' : kind
      let end: Point
      if (command === 'h') {
        end = { x: from.x + numbers[0]!, y: pen.y }
        write('h', [show(round(end.x) - drawn.x)])
      } else if (command === 'v') {
        end = { x: pen.x, y: from.y + numbers[0]! }
        write('v', [show(round(end.y) - drawn.y)])
      } else {
        const fixed =
          command === 'a'
            ? numbers.slice(0, 5).map((value, place) => (place < 2 ? Number(value.toFixed(1)) : value))
            : []
        const moving = numbers.slice(fixed.length)
        const steps = moving.flatMap((x, place) => (place % 2 === 0 ? step(x, moving[place + 1]!) : []))
        const [x = 0, y = 0] = moving.slice(-2)
        end = { x: from.x + x, y: from.y + y }
        write(command, [...fixed, ...steps])
      }
      Object.assign(pen, end)
      Object.assign(drawn, { x: round(end.x), y: round(end.y) })
      if (command === 'm') {
        start = { ...pen }
        drawnStart = { ...drawn }
      }
    }
  }
  return text
}

/** The body of an icon with all its paths rounded. */
export function smaller(body: string, grid: number): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path, grid)}"`)
}
