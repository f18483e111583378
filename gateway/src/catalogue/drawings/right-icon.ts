import { linear } from './drawing'

const GOLD = 'fill="none" stroke="#F6DFB3" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'

/** Outlines in a box of 48 × 48. */
const OUTLINES = {
  discount: '<path d="M33 15L15 33"/><circle cx="17" cy="17" r="3.5"/><circle cx="31" cy="31" r="3.5"/>',
  sale: '<path d="M24 10l4.200 9 9.800 1.200-7.200 6.800 1.900 9.800L24 32l-8.700 4.800 1.900-9.800L10 20.200l9.800-1.200z"/>',
  coupons: '<path d="M9 15h30v6a3.500 3.500 0 0 0 0 7v6H9v-6a3.500 3.500 0 0 0 0-7z"/><path d="M28 19v11"/>',
  points:
    '<ellipse cx="24" cy="15" rx="12" ry="5"/><path d="M12 15v9c0 2.800 5.400 5 12 5s12-2.200 12-5v-9M12 24v9c0 2.800 5.400 5 12 5s12-2.200 12-5v-9"/>',
  birthday:
    '<path d="M11 22h26v16H11zM9 15h30v7H9zM24 15v23"/><path d="M24 15c-7 0-8-8-3.500-8 2.500 0 3.500 4 3.500 8c0-4 1-8 3.500-8 4.500 0 3.500 8-3.500 8z"/>',
  lounge:
    '<path d="M14 22v-6a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v6"/><path d="M14 30v-4a4 4 0 0 0-7 0v9h34v-9a4 4 0 0 0-7 0v4zM12 35v3M36 35v3"/>',
  service:
    '<path d="M11 28v-4a13 13 0 0 1 26 0v4"/><path d="M11 26h5v9h-3a2 2 0 0 1-2-2zM37 26h-5v9h3a2 2 0 0 0 2-2zM32 35c0 3-3 4-7 4"/>',
  entry: '<path d="M27 10h9v28h-9M10 24h18M21 17l7 7-7 7"/>',
  parking: '<rect x="10" y="10" width="28" height="28" rx="6"/><path d="M20 32V17h6a4.500 4.500 0 0 1 0 9h-6"/>',
} as const

/** Icon of a member right. */
export type RightIcon = keyof typeof OUTLINES

/** True if there is an icon of this name. */
export function isRightIcon(name: string): name is RightIcon {
  return Object.hasOwn(OUTLINES, name)
}

/** Icon of a right: gold on black, 96 × 96. */
export function rightIconSvg(name: RightIcon): string {
  const stops = [
    [0, '#4A3B26'],
    [1, '#2B2620'],
  ] as const
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<defs>${linear(`right-${name}`, stops, [0, 0, 1, 1])}</defs><circle cx="48" cy="48" r="46" fill="url(#right-${name})"/>` +
    `<g transform="translate(15.6 15.6) scale(1.35)" ${GOLD}>${OUTLINES[name]}</g></svg>`
  )
}
