import type { Locale } from '@/domain/locale'
import { sessionTimeText } from '@/domain/session-time'
import { escapeMarkup } from '../../escape-markup'
import type { StubTemplate } from '../entities/offers'
import type { Session } from '../entities/session'
import type { Show } from '../entities/show'
import { repeat } from './drawing'

/** Letters per line of the print. */
const LINE_LENGTH = 16

/** Print of a stub, without personal data: an SVG of 400 × 400. */
export function stubSvg(
  { paper, ink, accent }: StubTemplate,
  { show, session }: { show: Show; session: Session },
  locale: Locale,
): string {
  const title = show.name[locale]
  const lines = [title.slice(0, LINE_LENGTH), title.slice(LINE_LENGTH, 2 * LINE_LENGTH)].filter((line) => line !== '')
  const time = sessionTimeText(session.beginAt, locale, show.utcOffset)
  const font = "font-family=\"-apple-system,'PingFang SC','Noto Sans CJK SC',sans-serif\""
  const text = (x: number, y: number, size: number, words: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}" ${font}>${escapeMarkup(words)}</text>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">' +
    '<path d="M0 0h400v400H0z" fill="#C9C2B8"/>' +
    `<path d="M24 90h352v78a32 32 0 0 0 0 64v78H24v-78a32 32 0 0 0 0-64z" fill="${paper}"/>` +
    `<path d="M24 90h352v20H24z" fill="${accent}"/>` +
    `<g fill="${accent}">${repeat(9, (at) => `<circle cx="296" cy="${130 + at * 20}" r="3"/>`)}</g>` +
    lines.map((line, at) => text(44, 152 + at * 26, 16, line)).join('') +
    text(44, 236, 13, time) +
    `<path d="M44 256h140" stroke="${accent}" stroke-width="2"/>` +
    text(44, 286, 11, 'ENCORE · ADMIT ONE') +
    `<g transform="rotate(90 334 200)"><text x="334" y="206" font-size="22" letter-spacing="6" text-anchor="middle" fill="${accent}" ${font}>ENCORE</text></g></svg>`
  )
}
