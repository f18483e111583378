import type { SeatZone } from '@/contracts/seat/seat-map'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import type { Pen } from '@/platform/canvas/contract'
import { boundsOf, type Region, spanAt, topAt } from './region'
import { BLOCKS_BELOW_PX, MAP_FONT, type ZoneLook } from './zone-looks'

/** Names are drawn while seats are nearer than that many px: beyond, seats and rows speak for themselves. */
const UNTIL_PX = 10
/** From here on a name in the middle would hide seats that are told apart: it stands on the upper edge. */
const ON_EDGE_FROM_PX = BLOCKS_BELOW_PX
/** The largest that there is room for; the last one only for a block that would have no name else. */
const SIZES_PX = [12, 10, 8]
/** On both sides of a name together, in its size. */
const PADDING = 0.2
/** So far above the edge its middle stands, in its size: a first row of seats begins right below, and none of the name hangs into it. */
const LIFT = 0.625

/** A name in one size, in device pixels. */
interface Line {
  text: string
  size: number
  width: number
}

/** Writes what zones are called, wherever there is room for it. */
export class ZoneNames {
  private readonly lines = new Map<SeatZone, readonly Line[]>()

  constructor(
    /** Device pixels in a px. */
    private readonly pixelRatio: number,
    private readonly zoneLook: (zone: LayoutZone, pitchPx: number) => ZoneLook,
  ) {}

  /** `pitchPx`: from one seat to the next. */
  paint(pen: Pen, region: Region, seated: LayoutZone, pitchPx: number): void {
    const { zone, rows } = seated
    if (pitchPx >= UNTIL_PX && zone.kind === 'SEAT') return
    const isOnEdge = pitchPx >= ON_EDGE_FROM_PX && rows.length > 0
    const roomOf = isOnEdge ? widthOf : roomFor
    const line = this.linesFor(pen, zone).find(({ width, size }) => {
      return width <= roomOf(zone, size / region.scale) * region.scale
    })
    if (!line) return
    const y = isOnEdge ? topAt(zone.polygon, zone.label.x) - (line.size * LIFT) / region.scale : zone.label.y
    this.write(pen, region, this.zoneLook(seated, pitchPx), { x: zone.label.x, y }, line)
  }

  /** On a background that keeps it readable over seats. */
  private write(pen: Pen, region: Region, look: ZoneLook, at: { x: number; y: number }, line: Line): void {
    const { fill, text: color } = look
    const { text, width, size } = line
    const [left, top] = [(at.x - region.left) * region.scale, (at.y - region.top) * region.scale]
    if (left + width < 0 || top + size < 0 || left - width > region.width || top - size > region.height) return
    pen.globalAlpha = 0.82
    pen.fillStyle = fill
    pen.fillRect(left - width / 2, top - size * 0.6, width, size * 1.2)
    pen.globalAlpha = 1
    pen.fillStyle = color
    pen.font = fontOf(size)
    pen.fillText(text, left, top)
  }

  /** How it may be written, the best first; measured once. */
  private linesFor(pen: Pen, zone: SeatZone): readonly Line[] {
    const known = this.lines.get(zone)
    if (known) return known
    const lines = wordsOf(zone).flatMap((text) =>
      SIZES_PX.map((sizePx) => {
        const size = sizePx * this.pixelRatio
        pen.font = fontOf(size)
        return { text, size, width: pen.measureText(text).width + size * PADDING }
      }),
    )
    this.lines.set(zone, lines)
    return lines
  }
}

function fontOf(size: number): string {
  return `500 ${size}${MAP_FONT}`
}

/** `216` says as much as `Section 216`, and all of a stand are written alike. */
function wordsOf({ zoneName, zoneId }: SeatZone): string[] {
  return zoneName.includes(zoneId) ? [zoneId] : [zoneName, zoneId]
}

function widthOf({ polygon }: SeatZone): number {
  const { left, right } = boundsOf(polygon)
  return right - left
}

/** What a zone leaves at the place of its name for a line of this height, in map units. */
function roomFor({ polygon, label }: SeatZone, height: number): number {
  const rooms = [label.y - height / 2, label.y + height / 2].map((y) => {
    const span = spanAt(polygon, label.x, y)
    return span ? 2 * Math.min(label.x - span[0], span[1] - label.x) : 0
  })
  return Math.min(...rooms)
}
