import type { Locale } from '@/domain/locale'
import { escapeMarkup } from '../../escape-markup'
import { type TextKey, translate } from '../../texts/text'
import { row, SANS } from './lettering'
import { sceneSvg } from './scene'

/** Width and height of a tile in units. */
export const TILE_SIZE = { width: 600, height: 300 } as const

/** Scenes with words beside them, and the colour of the words. */
const TILES = {
  microphone: { words: 'layout.picture.talk', ink: '#FFFFFF' },
  museum: { words: 'layout.picture.exhibitions', ink: '#3E2A1B' },
} as const satisfies Record<string, { words: TextKey; ink: string }>

export type TileName = keyof typeof TILES

export const TILE_NAMES = Object.keys(TILES) as TileName[]

/** Picture that links to shows of a category: its name beside a scene. */
export function tileSvg(name: TileName, locale: Locale): string {
  const { words, ink } = TILES[name]
  const { width, height } = TILE_SIZE
  const text = translate(locale, words)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(text)}" font-family="${SANS}">` +
    // The middle of a wider scene is right of that of the tile.
    sceneSvg(name, width * 1.5, height) +
    row(text, { x: 40, y: 172, size: 58, fill: ink, maxWidth: 300, weight: 800 }) +
    '</svg>'
  )
}
