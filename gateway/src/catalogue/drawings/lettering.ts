import { escapeMarkup } from '../../escape-markup'
import { num } from './drawing'

/** Sans font stack with Chinese characters on any system. */
export const SANS = "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"
/** Serif font stack with Chinese characters on any system. */
export const SERIF = "'Songti SC','Noto Serif CJK SC',STSong,SimSun,serif"
/** Brush-like font stack, a serif on systems without a Kai font. */
export const KAI = "'Kaiti SC',STKaiti,KaiTi,'Noto Serif CJK SC',serif"
/** Latin display font stack. */
export const LATIN = "'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
/** Latin serif font stack. */
export const LATIN_SERIF = "Didot,'Bodoni 72','Times New Roman','Liberation Serif',serif"

// Width estimates err on the wide side, because the viewer's fonts are unknown.
function glyphWidth(char: string): number {
  if (/[\u2e80-\uffef]/.test(char)) return 1
  if (/[A-Z&@%mw—]/.test(char)) return 0.74
  if (/[ .,:;'!|ilj·-]/.test(char)) return 0.34
  return 0.58
}

/** Estimated width of a text in units, without letter spacing. */
export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((width, char) => width + glyphWidth(char) * size, 0)
}

export interface RowStyle {
  x: number
  y: number
  size: number
  fill: string
  /** Maximum width; the size shrinks until the text fits. */
  maxWidth: number
  font?: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  /** Letter spacing as a fraction of the size. */
  spacing?: number
  /** Further attributes, written as they are. */
  extra?: string
}

/** Size, at most `size`, at which a text with its spacing fits a width. */
export function fittedSize(text: string, size: number, maxWidth: number, spacing = 0): number {
  const width = textWidth(text, size) + Array.from(text).length * spacing * size
  return width > maxWidth ? (size * maxWidth) / width : size
}

/** One horizontal line of text, escaped and never wider than allowed. */
export function row(text: string, style: RowStyle): string {
  if (text === '') return ''
  const { x, y, fill, font, weight, anchor, spacing = 0, extra } = style
  const size = fittedSize(text, style.size, style.maxWidth, spacing)
  const attributes = [
    `x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${fill}"`,
    font ? `font-family="${font}"` : '',
    weight ? `font-weight="${weight}"` : '',
    anchor && anchor !== 'start' ? `text-anchor="${anchor}"` : '',
    spacing ? `letter-spacing="${num(spacing * size)}"` : '',
    extra ?? '',
  ]
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeMarkup(text)}</text>`
}

export interface ColumnStyle {
  /** Middle of the column. */
  x: number
  /** Top of the first character. */
  y: number
  size: number
  fill: string
  /** Maximum height; the size shrinks until the text fits. */
  maxHeight: number
  font?: string
  weight?: number
  /** Distance between characters as a fraction of the size, 1 = set solid. */
  pitch?: number
  extra?: string
}

/** One vertical line of Chinese characters, each placed separately so that every renderer agrees. */
export function column(text: string, style: ColumnStyle): string {
  const chars = Array.from(text)
  const { pitch = 1.06, font, weight, extra } = style
  const size = Math.min(style.size, style.maxHeight / (chars.length * pitch))
  const ys = chars.map((_, index) => num(style.y + size * (0.88 + index * pitch))).join(' ')
  const xs = chars.map(() => num(style.x)).join(' ')
  const attributes = [
    `x="${xs}" y="${ys}" font-size="${num(size)}" fill="${style.fill}" text-anchor="middle"`,
    font ? `font-family="${font}"` : '',
    weight ? `font-weight="${weight}"` : '',
    extra ?? '',
  ]
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeMarkup(text)}</text>`
}

/** The lettering of a title as one text. */
export function oneLine(lettering: readonly string[]): string {
  return lettering.join('')
}

/** Lines of a title: as given, or a long single line broken in two. */
export function brokenLines(lettering: readonly string[], longest: number): readonly string[] {
  if (lettering.length !== 1) return lettering
  const chars = Array.from(lettering[0] ?? '')
  if (chars.length <= longest) return lettering
  const half = Math.ceil(chars.length / 2)
  return [chars.slice(0, half).join(''), chars.slice(half).join('')]
}
