import { mixColors } from '@/domain/color'
import type { HomeIcon } from '../entities/home'
import { linear } from './drawing'

interface Glyph {
  from: string
  to: string
  /** White shapes in a box of 48 × 48. */
  shapes: string
}

const LINE = 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
const BOLD_LINE = LINE.replace('"3"', '"4"')

const GLYPHS: Readonly<Record<HomeIcon['icon'], Glyph>> = {
  ALL: {
    from: '#FFA14A',
    to: '#FF6A1A',
    shapes:
      '<path d="M8 8h13v13H8zM27 27h13v13H27z" fill="#fff"/><circle cx="33.5" cy="14.5" r="6.5" fill="#fff" opacity=".75"/><path d="M14.5 26l7.5 14H7z" fill="#fff" opacity=".75"/>',
  },
  YanChangHui: {
    from: '#FF5CA8',
    to: '#A63BFF',
    shapes: `<path d="M30 6a12 12 0 1 1-11 15.500L31 8.500z" fill="#fff" opacity=".8"/><circle cx="31" cy="16" r="9.5" fill="#fff"/><path d="M22 22L9 39M25 26L12 41" ${LINE}/><path d="M27 13l8 6" stroke="#C04BD8" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  HuaJuGeJu: {
    from: '#FF7B6B',
    to: '#D62246',
    shapes:
      '<path d="M6 9q10 4 20 0v13c0 9-5 14-10 14S6 31 6 22z" fill="#fff"/><path d="M24 19c6 2 12 2 18-1v12c0 8-4 12-9 12c-3 0-6-2-8-5" fill="#fff" opacity=".65"/><path d="M10 18q3-3 5 0M18 18q3-3 5 0M11 25q5 6 10 0" fill="none" stroke="#D62246" stroke-width="2.2" stroke-linecap="round"/>',
  },
  TiYuSaiShi: {
    from: '#4FA8FF',
    to: '#2354E6',
    shapes: `<circle cx="24" cy="24" r="16" fill="#fff"/><path d="M8 24h32M24 8v32M13 12q9 12 0 24M35 12q-9 12 0 24" fill="none" stroke="#2F66EA" stroke-width="2.6"/>`,
  },
  YinYueHui: {
    from: '#8B7BFF',
    to: '#5132D8',
    shapes: `<path d="M17 35V12l20-5v23" ${BOLD_LINE}/><path d="M17 18l20-5" ${LINE}/><ellipse cx="12.5" cy="35.5" rx="6" ry="4.8" fill="#fff"/><ellipse cx="32.5" cy="30.5" rx="6" ry="4.8" fill="#fff"/>`,
  },
  ZhanLanXiuXian: {
    from: '#35C9A8',
    to: '#0E8F80',
    shapes:
      '<path d="M6 10h36v28H6z" fill="#fff"/><path d="M10 14h28v20H10z" fill="#19A08D"/><path d="M10 32l9-11 6 7 5-5 8 9v2H10z" fill="#fff"/><circle cx="31" cy="19" r="2.8" fill="#fff"/>',
  },
  WuDaoBaLei: {
    from: '#FF9BB0',
    to: '#E8477A',
    shapes: `<circle cx="26" cy="9" r="4.2" fill="#fff"/><path d="M25 14c-3 6-2 8 0 12M25 16C19 13 14 10 10 14M26 16c6-1 10-4 12-9" ${LINE}/><path d="M24 24c-7 0-12 3-16 8c9 2 21 2 32 0c-4-5-9-8-16-8z" fill="#fff" opacity=".8"/><path d="M22 33l-2 9M27 33l5 8" ${LINE}/>`,
  },
  ErTongQinZi: {
    from: '#FFC44D',
    to: '#FF8A1F',
    shapes:
      '<path d="M24 5c9 0 14 7 14 14c0 8-6 12-11 16h-6c-5-4-11-8-11-16c0-7 5-14 14-14z" fill="#fff"/><path d="M24 5c5 0 7 7 7 14s-2 12-5 16h-4c-3-4-5-9-5-16s2-14 7-14z" fill="#FF9A2E" opacity=".55"/><path d="M20 38h8l-1.5 5h-5z" fill="#fff"/>',
  },
  QuYiZaTan: {
    from: '#F2705A',
    to: '#B3261E',
    shapes: `<path d="M24 38L5 21A24 24 0 0 1 43 21z" fill="#fff"/><path d="M24 38L11 17M24 38L18 13.500M24 38L24 12M24 38L30 13.500M24 38L37 17" stroke="#C63A2E" stroke-width="1.8"/><circle cx="24" cy="38" r="3.6" fill="#fff"/>`,
  },
  venues: {
    from: '#5CC6F2',
    to: '#1E86C8',
    shapes: `<path d="M6 20L24 8l18 12v3H6z" fill="#fff"/><path d="M11 26v11M19.5 26v11M28.5 26v11M37 26v11" ${BOLD_LINE}/><path d="M7 41h34" ${BOLD_LINE}/>`,
  },
  reservations: {
    from: '#4CC38A',
    to: '#12805C',
    shapes: `<path d="M8 11h32v28H8z" fill="#fff"/><path d="M8 19h32" stroke="#159A6C" stroke-width="3"/><path d="M16 6v8M32 6v8" ${BOLD_LINE}/><path d="M16 29l6 6 11-11" fill="none" stroke="#159A6C" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  parking: {
    from: '#5A8DFF',
    to: '#1F4FD8',
    shapes:
      '<path d="M16 40V8h10a10 10 0 0 1 0 20h-10" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  help: {
    from: '#5BC98A',
    to: '#16915A',
    shapes: `<path d="M8 12h32v22H22l-8 7v-7H8z" fill="#fff"/><path d="M20 20a4 4 0 1 1 5.600 3.700q-1.600 0.800-1.600 2.800M24 30.500v0.400" fill="none" stroke="#16915A" stroke-width="2.8" stroke-linecap="round"/>`,
  },
  coupons: {
    from: '#FF8A5B',
    to: '#F0402F',
    shapes:
      '<path d="M6 12h36v8a4 4 0 0 0 0 8v8H6v-8a4 4 0 0 0 0-8z" fill="#fff"/><path d="M18 19l5 6 5-6M23 25v9M18.5 26h9M18.5 30h9" fill="none" stroke="#F04E34" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 15v18" stroke="#F04E34" stroke-width="2" stroke-dasharray="3 3"/>',
  },
}

/** True if there is an icon of this name. */
export function isIcon(name: string): name is HomeIcon['icon'] {
  return Object.hasOwn(GLYPHS, name)
}

/** The round icon of a category, or of one of the extra entries, as an SVG of 96 × 96. */
export function categoryIconSvg(code: HomeIcon['icon']): string {
  const glyph = GLYPHS[code]
  const id = `c${code}`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<defs>${linear(
      id,
      [
        [0, glyph.from],
        [1, glyph.to],
      ],
      [0, 0, 1, 1],
    )}</defs>` +
    `<path d="M48 2C82 2 94 14 94 48S82 94 48 94 2 82 2 48 14 2 48 2z" fill="url(#${id})"/>` +
    `<path d="M48 2C82 2 94 14 94 40Q48 52 2 40C2 14 14 2 48 2z" fill="#fff" opacity=".12"/>` +
    `<g transform="translate(15.6 15.6) scale(1.35)">${glyph.shapes}</g></svg>`
  )
}

/** The five entries of the bottom navigation. */
export type TabName = 'home' | 'all' | 'ticket-wallet' | 'mine' | 'mall'

export type TabState = 'normal' | 'selected'

const NORMAL_TAB = '#8A8F99'

// Outlines in a box of 24 × 24; selected ones are filled, with the details cut out in white.
const TABS: Readonly<Record<TabName, { outline: string; detail: string }>> = {
  home: {
    outline: 'M3.5 11L12 3.500L20.5 11V19a1.5 1.5 0 0 1-1.5 1.500H5A1.5 1.5 0 0 1 3.5 19z',
    detail: 'M9.5 16.500h5',
  },
  all: {
    outline:
      'M4 4h6.500v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM16.75 13.500a3.25 3.25 0 1 1 0 6.500a3.25 3.25 0 0 1 0-6.500z',
    detail: '',
  },
  'ticket-wallet': {
    outline: 'M3 6.500h18v3.200a2.3 2.3 0 0 0 0 4.600v3.200H3v-3.200a2.3 2.3 0 0 0 0-4.600z',
    detail: 'M14.5 9v1.500M14.5 13.500V15M7 12h3.5',
  },
  mall: { outline: 'M5 8h14l1.2 12.500H3.800zM8.5 8V6.800a3.5 3.5 0 0 1 7 0V8', detail: 'M9 12.500a3 3 0 0 0 6 0' },
  mine: {
    outline: 'M12 3.500a4.25 4.25 0 1 1 0 8.500a4.25 4.25 0 0 1 0-8.500zM4 20.500c.4-4 3.6-6 8-6s7.6 2 8 6z',
    detail: '',
  },
}

/** An icon of the bottom navigation as an SVG of 48 × 48, visible on light and dark grounds; `selected` is the shop's colour. */
export function tabIconSvg(name: TabName, state: TabState, selected: string): string {
  const color = state === 'selected' ? selected : NORMAL_TAB
  const { outline, detail } = TABS[name]
  const isSelected = state === 'selected'
  const detailColor = isSelected ? '#FFFFFF' : color
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${outline}" stroke="${color}"${isSelected ? ` fill="${color}"` : ''}/>` +
    (detail ? `<path d="${detail}" stroke="${detailColor}"/>` : '') +
    '</svg>'
  )
}

/** Shop logo: a ticket with the repeat sign of a score, as a square SVG. `size` in pixels. */
export function shopLogoSvg(size: number, color: string): string {
  const dark = mixColors(color, '#000000', 0.1)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96" role="img" aria-label="Encore">` +
    `<defs>${linear(
      'encoreMark',
      [
        [0, mixColors(color, '#FFFFFF', 0.25)],
        [1, dark],
      ],
      [0, 0, 1, 1],
    )}</defs>` +
    '<rect width="96" height="96" rx="22" fill="url(#encoreMark)"/>' +
    '<path d="M18 28h60v11a9 9 0 0 0 0 18v11H18V57a9 9 0 0 0 0-18z" fill="#fff"/>' +
    `<path d="M62 35v26M54 35v26" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><path d="M62 35v26" stroke="${dark}" stroke-width="8"/>` +
    `<circle cx="41" cy="42" r="4.5" fill="${dark}"/><circle cx="41" cy="54" r="4.5" fill="${dark}"/></svg>`
  )
}
