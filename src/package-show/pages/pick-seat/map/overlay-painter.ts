import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Pen, Surface } from '@/platform/canvas/contract'
import { placeIn } from './outline-painter'
import { type Region, rectOf } from './region'
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

  /** Draws the overview map in the corner, with the visible part. */
  paintMini(pen: Pen, screen: { width: number }, mini: Surface, view: Region, chosen: ReadonlySet<number>): void {
    const left = screen.width - mini.width - MINI_MARGIN_PX * this.pixelRatio
    const top = MINI_MARGIN_PX * this.pixelRatio
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
