import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { MapRect } from '@/domain/seat-map/seat-index'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Pen, Surface } from '@/platform/canvas/contract'
import { placeIn } from './outline-painter'
import { boundsOf, overlaps, type Region, rectOf } from './region'
import { MAP_FONT } from './zone-looks'

/** Marks above the map, which change with each tap. */
export interface MapMarks {
  chosen: ReadonlySet<number>
  /** Seat under the keyboard focus or the mouse. */
  focused: number | null
}

/** Minimum size of a selected seat, px: visible on the whole map. */
const LEAST_CHOSEN_PX = 8
/** Width of the overview map, px. */
const MINI_WIDTH_PX = 92
const MINI_MARGIN_PX = 8
/** Size of row numbers at the edge, px. */
const ROW_NAME_PX = 12
/** Minimum size for the tick of a selected seat, px. */
const TICK_FROM_PX = 12

export class OverlayPainter {
  constructor(
    private readonly layout: SeatLayout,
    private readonly colors: SeatMapColors,
    /** Device pixels per px. */
    private readonly pixelRatio: number,
  ) {}

  paintMarks(pen: Pen, region: Region, { chosen, focused }: MapMarks): void {
    const pitch = this.layout.map.seatPitch * region.scale
    const radius = Math.max(LEAST_CHOSEN_PX * this.pixelRatio, pitch * 0.9) / 2
    for (const seat of chosen) this.paintChosen(pen, this.placeOf(region, seat), radius)
    if (focused !== null) this.paintRing(pen, this.placeOf(region, focused), radius + 3 * this.pixelRatio)
  }

  /** Draws the numbers of rows at the left edge whose first seats lie beyond it. */
  paintRowNames(pen: Pen, region: Region): void {
    const { layout, colors, pixelRatio } = this
    const size = ROW_NAME_PX * pixelRatio
    pen.font = `${size}${MAP_FONT}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    for (const { rowId, from, to } of this.zonesIn(region).flatMap(({ rows }) => rows)) {
      const seen = firstSeen(layout, region, from, to)
      if (seen === null || seen === from) continue
      const [, y] = this.placeOf(region, seen)
      const half = Math.max(size, pen.measureText(rowId).width) / 2 + 2 * pixelRatio
      pen.globalAlpha = 0.9
      pen.fillStyle = colors.zone
      pen.fillRect(0, y - size * 0.7, half * 2, size * 1.4)
      pen.globalAlpha = 1
      pen.fillStyle = colors.sub
      pen.fillText(rowId, half, y)
    }
  }

  /** Top left of a corner where the overview map covers no zone; null if every corner has one. */
  freeCorner(region: Region): [left: number, top: number] | null {
    const { width, height } = this.miniSize()
    const margin = MINI_MARGIN_PX * this.pixelRatio
    const lefts = [region.width - width - margin, margin]
    const tops = [margin, region.height - height - margin]
    const zones = this.zonesIn(region).map(({ zone }) => boundsOf(zone.polygon))
    const corners = tops.flatMap((top) => lefts.map((left): [number, number] => [left, top]))
    return (
      corners.find(([left, top]) => !zones.some((zone) => overlaps(zone, mapRect(region, left, top, width, height)))) ??
      null
    )
  }

  /** Draws the overview map in a corner, with the visible part. */
  paintMini(pen: Pen, [left, top]: [number, number], mini: Surface, view: Region, chosen: ReadonlySet<number>): void {
    pen.drawImage(mini.image, left, top)
    pen.strokeStyle = this.colors.zoneLine
    pen.lineWidth = this.pixelRatio
    strokeRect(pen, left, top, mini.width, mini.height)
    const scale = mini.width / this.layout.map.width
    const seen = rectOf(view, 0)
    const [x, y] = [Math.max(0, seen.left * scale), Math.max(0, seen.top * scale)]
    const right = Math.min(mini.width, seen.right * scale)
    const bottom = Math.min(mini.height, seen.bottom * scale)
    pen.strokeStyle = this.colors.chosen
    pen.lineWidth = 2 * this.pixelRatio
    strokeRect(pen, left + x, top + y, Math.max(0, right - x), Math.max(0, bottom - y))
    pen.fillStyle = this.colors.chosen
    for (const seat of chosen) {
      const size = 3 * this.pixelRatio
      const [seatX, seatY] = [(this.layout.x[seat] ?? 0) * scale, (this.layout.y[seat] ?? 0) * scale]
      pen.fillRect(left + seatX - size / 2, top + seatY - size / 2, size, size)
    }
  }

  /** Size of the overview map, device pixels. */
  miniSize(): { width: number; height: number } {
    const { width, height } = this.layout.map
    const wide = Math.round(MINI_WIDTH_PX * this.pixelRatio)
    return { width: wide, height: Math.round((wide * height) / width) }
  }

  private zonesIn(region: Region): LayoutZone[] {
    const seen = rectOf(region, 0)
    return this.layout.zones.filter(({ zone }) => overlaps(boundsOf(zone.polygon), seen))
  }

  private placeOf(region: Region, seat: number): [x: number, y: number] {
    return placeIn(region, this.layout.x[seat] ?? 0, this.layout.y[seat] ?? 0)
  }

  /** Draws a disc with a ring and a tick: recognisable by shape, not by colour alone. */
  private paintChosen(pen: Pen, [x, y]: [number, number], radius: number): void {
    pen.fillStyle = this.colors.zone
    disc(pen, x, y, radius + 1.5 * this.pixelRatio)
    pen.fillStyle = this.colors.chosen
    disc(pen, x, y, radius)
    if (radius * 2 < TICK_FROM_PX * this.pixelRatio) return
    pen.fillStyle = this.colors.onChosen
    pen.font = `700 ${radius * 1.2}${MAP_FONT}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText('✓', x, y)
  }

  private paintRing(pen: Pen, [x, y]: [number, number], radius: number): void {
    pen.strokeStyle = this.colors.text
    pen.lineWidth = 2 * this.pixelRatio
    pen.beginPath()
    pen.arc(x, y, radius, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** First seat of a row on the screen; null if none is. */
function firstSeen(layout: SeatLayout, region: Region, from: number, to: number): number | null {
  for (let seat = from; seat < to; seat += 1) {
    const [x, y] = placeIn(region, layout.x[seat] ?? 0, layout.y[seat] ?? 0)
    if (x >= 0 && x <= region.width && y >= 0 && y <= region.height) return seat
  }
  return null
}

/** Map rectangle under a rectangle of the screen, which is in device pixels. */
function mapRect(region: Region, left: number, top: number, width: number, height: number): MapRect {
  return rectOf(
    { ...region, left: region.left + left / region.scale, top: region.top + top / region.scale, width, height },
    0,
  )
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

function strokeRect(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.stroke()
}
