import { POSTER_HEIGHT, POSTER_WIDTH, type PosterPlan } from './contract'

/** Part of a 2d context that a poster needs; vendor canvases share it with browsers. */
export type PosterContext = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textBaseline' | 'fillRect' | 'fillText' | 'measureText'
> & {
  drawImage(picture: unknown, ...places: number[]): void
}

interface Picture {
  width: number
  height: number
}

const PADDING = 32
/** Show posters are three by four. */
const PICTURE_HEIGHT = 800
const CODE_SIZE = 168
const TITLE = { font: 'bold 32px sans-serif', height: 42, color: '#1d1e20', lines: 2 }
const LINE = { font: '24px sans-serif', height: 36, color: '#6b7078' }

/** Draws a poster: picture, texts, code. `picture` is null if it failed to load. */
export function drawPoster(context: PosterContext, plan: PosterPlan, picture: Picture | null): void {
  context.textBaseline = 'top'
  fill(context, '#ffffff', 0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  fill(context, plan.color, 0, 0, POSTER_WIDTH, PICTURE_HEIGHT)
  if (picture) drawCovering(context, picture)
  const codeLeft = POSTER_WIDTH - PADDING - CODE_SIZE
  const top = PICTURE_HEIGHT + PADDING
  drawWords(context, plan, { left: PADDING, top, width: codeLeft - PADDING * 2 })
  drawCode(context, plan.code, codeLeft, top)
  context.font = '20px sans-serif'
  context.fillStyle = LINE.color
  context.fillText(plan.hint, codeLeft, top + CODE_SIZE + 12)
}

function fill(context: PosterContext, color: string, left: number, top: number, width: number, height: number): void {
  context.fillStyle = color
  context.fillRect(left, top, width, height)
}

/** Covers the picture area; crops both sides. */
function drawCovering(context: PosterContext, picture: Picture): void {
  const scale = Math.max(POSTER_WIDTH / picture.width, PICTURE_HEIGHT / picture.height)
  const width = POSTER_WIDTH / scale
  const height = PICTURE_HEIGHT / scale
  const left = (picture.width - width) / 2
  const top = (picture.height - height) / 2
  context.drawImage(picture, left, top, width, height, 0, 0, POSTER_WIDTH, PICTURE_HEIGHT)
}

function drawWords(
  context: PosterContext,
  plan: PosterPlan,
  place: { left: number; top: number; width: number },
): void {
  let { top } = place
  context.font = TITLE.font
  context.fillStyle = TITLE.color
  for (const line of wrapped(context, plan.title, place.width, TITLE.lines)) {
    context.fillText(line, place.left, top)
    top += TITLE.height
  }
  context.font = LINE.font
  context.fillStyle = LINE.color
  for (const line of plan.lines) {
    const [first = ''] = wrapped(context, line, place.width, 1)
    context.fillText(first, place.left, top + 8)
    top += LINE.height
  }
}

/** Lines of a text within a width; the last one ends in dots if there is more. */
export function wrapped(
  context: Pick<PosterContext, 'measureText'>,
  text: string,
  width: number,
  most: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (line === '' || context.measureText(line + character).width <= width) {
      line += character
      continue
    }
    if (lines.length === most - 1) return [...lines, shortened(context, line, width)]
    const [kept, next] = brokenAt(line + character)
    lines.push(kept)
    line = next
  }
  return line === '' ? lines : [...lines, line]
}

/** Line break of an overlong line: after its last space within Latin words; anywhere otherwise. */
function brokenAt(line: string): [kept: string, next: string] {
  const word = /[\w'’"”)]+$/.exec(line)
  const start = word?.index ?? 0
  if (word && start > 0 && line[start - 1] === ' ') return [line.slice(0, start - 1), word[0]]
  const characters = [...line]
  const last = characters.pop() ?? ''
  return [characters.join(''), last.trimStart()]
}

function shortened(context: Pick<PosterContext, 'measureText'>, line: string, width: number): string {
  const kept = [...line]
  while (kept.length > 1 && context.measureText(`${kept.join('')}…`).width > width) kept.pop()
  return `${kept.join('')}…`
}

function drawCode(context: PosterContext, code: PosterPlan['code'], left: number, top: number): void {
  const size = CODE_SIZE / Math.max(1, code.length)
  context.fillStyle = '#000000'
  for (const [row, modules] of code.entries()) {
    for (const [column, isDark] of modules.entries()) {
      // Half a pixel of overlap avoids white lines between the modules.
      if (isDark) context.fillRect(left + column * size, top + row * size, size + 0.5, size + 0.5)
    }
  }
}
