import type { SeatZone } from '@/contracts/seat/seat-map'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import type { Pen } from '@/platform/canvas/contract'
import { boundsOf, type Region, spanAt, topAt } from './region'
import { BLOCKS_BELOW_PX, MAP_FONT, type ZoneLook } from './zone-looks'

/** Seat distance up to which zone names are drawn, px; beyond it seats and rows suffice. */
const UNTIL_PX = 10
/** Seat distance from which a name moves to the upper edge, because it would hide distinct seats. */
const ON_EDGE_FROM_PX = BLOCKS_BELOW_PX
/** Font sizes, the largest that fits wins; the last one only for a block that would have no name otherwise. */
const SIZES_PX = [12, 10, 8]
/** Padding on both sides of a name together, in its size. */
const PADDING = 0.2
/** Height of the name's middle above the edge, in its size: the name stays clear of the first row of seats. */
const LIFT = 0.625

/** A name in one size, device pixels. */
interface Line {
  text: string
  size: number
  width: number
}

/** Draws zone names where they fit. */
export class ZoneNames {
  private readonly lines = new Map<SeatZone, readonly Line[]>()

  constructor(
    /** Device pixels per px. */
    private readonly pixelRatio: number,
    private readonly zoneLook: (zone: LayoutZone, pitchPx: number) => Pick<ZoneLook, 'fill' | 'text'>,
    private readonly zones: readonly SeatZone[],
    private readonly mapWidth: number,
  ) {}

  /** `pitchPx`: distance between seats. */
  paint(pen: Pen, region: Region, seated: LayoutZone, pitchPx: number): void {
    const { zone, rows } = seated
    if (pitchPx >= UNTIL_PX && zone.kind === 'SEAT') return
    const isOnEdge = pitchPx >= ON_EDGE_FROM_PX && rows.length > 0
    const yOf = (size: number) =>
      isOnEdge ? topAt(zone.polygon, zone.label.x) - (size * LIFT) / region.scale : zone.label.y
    const line = this.linesFor(pen, zone).find(({ width, size }) => {
      const height = size / region.scale
      const [left, right] = isOnEdge ? this.spanOver(zone, yOf(size), height) : [0, roomFor(zone, height)]
      return width <= (right - left) * region.scale
    })
    if (!line) return
    const y = yOf(line.size)
    const half = line.width / 2 / region.scale
    const [left, right] = isOnEdge ? this.spanOver(zone, y, line.size / region.scale) : [-Infinity, Infinity]
    const x = Math.max(left + half, Math.min(right - half, zone.label.x))
    this.write(pen, region, this.zoneLook(seated, pitchPx), { x, y }, line)
  }

  /** Free span above a zone at the height of its name: up to the other zones, and at least its own width. */
  private spanOver(zone: SeatZone, y: number, height: number): [left: number, right: number] {
    const { x } = zone.label
    const beside = this.zones
      .filter((other) => other !== zone)
      .map(({ polygon }) => boundsOf(polygon))
      .filter(({ top, bottom }) => top < y + height && bottom > y - height)
    const left = Math.max(0, ...beside.filter((other) => other.right <= x).map((other) => other.right))
    const right = Math.min(this.mapWidth, ...beside.filter((other) => other.left >= x).map((other) => other.left))
    const own = boundsOf(zone.polygon)
    return [Math.min(own.left, left), Math.max(own.right, right)]
  }

  /** On a background that keeps it readable over seats. */
  private write(
    pen: Pen,
    region: Region,
    look: Pick<ZoneLook, 'fill' | 'text'>,
    at: { x: number; y: number },
    line: Line,
  ): void {
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

  /** Possible sizes of a name, the best first; measured once. */
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

/** `216` instead of `Section 216`, and alike for all zones of a stand. */
function wordsOf({ zoneName, zoneId }: SeatZone): string[] {
  return zoneName.includes(zoneId) ? [zoneId] : [zoneName, zoneId]
}

/** Free width of a zone at its name for a line of this height, map units. */
function roomFor({ polygon, label }: SeatZone, height: number): number {
  const rooms = [label.y - height / 2, label.y + height / 2].map((y) => {
    const span = spanAt(polygon, label.x, y)
    return span ? 2 * Math.min(label.x - span[0], span[1] - label.x) : 0
  })
  return Math.min(...rooms)
}
