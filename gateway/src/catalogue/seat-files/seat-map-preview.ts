import type { MapPoint } from '@/contracts/seat/seat-map'
import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { escapeMarkup } from '../../escape-markup'
import { seatMapStatic, zoneRows } from '../seating/seat-map'
import type { VenueSeating } from '../seating/venue-seating'

/** One per category; repeated if there are more. */
const COLORS = ['#C0392B', '#D68910', '#1E8449', '#2471A3', '#7D3C98', '#5D6D7E', '#AF601A', '#117864'] as const

/** Every seat of a hall as the map of the app places it, with sections, stage and categories (SVG). */
export function seatMapPreview(seating: VenueSeating, locale: Locale): string {
  const { width, height, stage, zones, tiers, seatPitch } = seating
  const layout = layoutOf(seating)
  const size = Math.max(seatPitch * 1.2, width / 60)
  const seats: string[] = []
  layout.visitSeats((seat) => {
    const flags = layout.flags[seat] ?? 0
    const [x, y] = [num(layout.x[seat] ?? 0), num(layout.y[seat] ?? 0)]
    const color = COLORS[(layout.level[seat] ?? 0) % COLORS.length]
    const mark = flags & (SEAT_FLAG.wheelchair | SEAT_FLAG.companion) ? ' stroke="#000" stroke-width="1.5"' : ''
    const opacity = flags & SEAT_FLAG.restrictedView ? ' fill-opacity="0.45"' : ''
    seats.push(`<circle cx="${x}" cy="${y}" r="${num(seatPitch * 0.4)}" fill="${color}"${mark}${opacity}/>`)
  })
  const names = zones.map(({ name, label }) => letters(name[locale], label.x, label.y, size, '#111'))
  const key = tiers.map(({ name }, tier) => {
    const at = height + size * (tier + 1) * 1.5
    const color = COLORS[tier % COLORS.length]
    return `<circle cx="${num(size)}" cy="${num(at)}" r="${num(size / 2)}" fill="${color}"/><text x="${num(size * 2)}" y="${num(at + size / 3)}" font-size="${num(size)}" font-family="sans-serif">${escapeMarkup(name[locale])}</text>`
  })
  const whole = height + size * (tiers.length + 1) * 1.5
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(whole)}" width="1200" height="${num((1200 * whole) / width)}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${polygon(stage.shape ?? [], '#3A3A44')}` +
    letters(stage.label[locale], stage.x + stage.width / 2, stage.y + stage.height / 2, size, '#fff') +
    `${zones.map((zone) => polygon(zone.polygon, zone.kind === 'STAND' ? '#DDD' : '#F1F1F4')).join('')}` +
    `${seats.join('')}${names.join('')}${key.join('')}</svg>`
  )
}

/** Seats of a hall without the prices of a session: a level is a category. */
export function layoutOf(seating: VenueSeating): SeatLayout {
  const priceLevels = seating.tiers.map(({ name }, tier) => ({
    seatPlanId: String(tier),
    seatPlanName: name['zh-CN'],
    color: COLORS[0],
    priceCent: 0,
    priceInfo: priceInfoFromCents(0),
  }))
  const session = { sessionId: '', version: '', priceLevels, limits: { perOrder: 1 } }
  const rows = seating.zones.flatMap((zone) => (zone.kind === 'SEAT' ? [zoneRows(zone, 'zh-CN')] : []))
  return new SeatLayout({ ...seatMapStatic(seating, session, 'zh-CN'), rows })
}

function polygon(points: readonly MapPoint[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}" fill="${fill}" stroke="#B8B8C0"/>`
}

function letters(text: string, x: number, y: number, size: number, fill: string): string {
  return `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-family="sans-serif" text-anchor="middle" dominant-baseline="middle" fill="${fill}">${escapeMarkup(text)}</text>`
}

function num(value: number): number {
  return Math.round(value * 10) / 10
}
