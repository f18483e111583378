import type { MapPoint } from '@/contracts/seat/seat-map'
import type { Locale } from '@/domain/locale'
import { escapeMarkup } from '../../escape-markup'
import type { DrawnZone, VenueSeating } from '../seating/venue-seating'
import { at, num } from './drawing'

/** One per tier, the dearest first; text on them is dark. */
const TIER_COLORS = ['#F2B8B5', '#F9D9A8', '#C9E4B4', '#B4DCE4', '#C7C4EE', '#E3C4E0'] as const
const STANDING = '#E2E2E2'

/** Seat plan of a venue: its stage and its named zones. */
export function seatPlanSvg({ width, height, stage, zones }: VenueSeating, locale: Locale): string {
  // Font size that fits the narrowest zones, in drawing units.
  const size = Math.min(width, height) / 40
  const { x, y } = stage
  const floor = stage.shape
    ? polygon(stage.shape, '#3A3A44')
    : `<rect x="${num(x)}" y="${num(y)}" width="${num(stage.width)}" height="${num(stage.height)}" rx="${num(size / 2)}" fill="#3A3A44"/>`
  const name = words(stage.label[locale], x + stage.width / 2, y + stage.height / 2, size, '#FFFFFF')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="1200" height="${num((1200 * height) / width)}">` +
    `<rect width="${num(width)}" height="${num(height)}" fill="#FFFFFF"/>${floor}${name}` +
    `${zones.map((zone) => polygon(zone.polygon, colorOf(zone))).join('')}` +
    `${zones.map(({ label, name }) => words(name[locale], label.x, label.y, size, '#22242A')).join('')}</svg>`
  )
}

function colorOf({ kind, tiers: [tier = 0] }: DrawnZone): string {
  return kind === 'STAND' ? STANDING : (TIER_COLORS[tier % TIER_COLORS.length] ?? TIER_COLORS[0])
}

function polygon(points: readonly MapPoint[], fill: string): string {
  return `<polygon points="${points.map(at).join(' ')}" fill="${fill}" stroke="#FFFFFF" stroke-width="2"/>`
}

function words(text: string, x: number, y: number, size: number, fill: string): string {
  return (
    `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-family="sans-serif" text-anchor="middle" ` +
    `dominant-baseline="middle" fill="${fill}">${escapeMarkup(text)}</text>`
  )
}
