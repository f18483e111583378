import type { MapPoint } from '@/contracts/seat/seat-map'
import type { MapRect, SeatIndex } from '@/domain/seat-map/seat-index'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Surface } from '@/platform/canvas/contract'
import { type OutlinePainter, placeIn, tracePolygon } from './outline-painter'
import { PixelBuffer, pixelOf } from './pixel-buffer'
import { type Region, rectOf } from './region'
import type { SeatLooks } from './seat-looks'
import { type SeatStamp, seatDiameter, seatStamp } from './seat-stamps'

/** Contains no seat: zones are drawn as blocks. */
const NOWHERE: MapRect = { left: 0, top: 0, right: -1, bottom: -1 }

/** Content of the map; the index changes as zones arrive. */
export interface PaintedMap {
  layout: SeatLayout
  index: SeatIndex
  looks: SeatLooks
  outlines: OutlinePainter
}

/** Draws a complete region of the map: zones, seats, names. */
export interface MapPainter {
  paint(target: Surface, region: Region): void
}

/**
 * Draws zones and seats as pixels in memory and copies them to the canvas at once: the cost hardly depends on their
 * number or appearance.
 */
export class PixelPainter implements MapPainter {
  private stamps: (SeatStamp | undefined)[] = []
  private stampedPitch = 0
  private memory: { buffer: PixelBuffer; data: ImageData } | null = null

  constructor(private readonly map: PaintedMap) {}

  paint(target: Surface, region: Region): void {
    const { layout, index, looks, outlines } = this.map
    const { buffer, data } = this.memoryFor(target)
    const pitch = layout.map.seatPitch * region.scale
    if (pitch !== this.stampedPitch) this.stamps = []
    this.stampedPitch = pitch
    buffer.clear(pixelOf(outlines.colors.background))
    for (const zone of outlines.zonesIn(region)) {
      for (const { polygon, fill } of outlines.bandsOf(zone, region)) {
        const points = polygon.map(([x, y]): MapPoint => placeIn(region, x, y))
        buffer.fillPolygon(points, pixelOf(fill))
      }
    }
    const seen = outlines.drawsSeats(region) ? rectOf(region, layout.map.seatPitch) : NOWHERE
    index.visit(seen, (seat) => {
      const stamp = this.stampOf(looks.of(seat), pitch)
      if (!stamp) return
      const x = ((layout.x[seat] ?? 0) - region.left) * region.scale - stamp.size / 2
      const y = ((layout.y[seat] ?? 0) - region.top) * region.scale - stamp.size / 2
      buffer.press(stamp, Math.round(x), Math.round(y))
    })
    target.pen.putImageData(data, 0, 0)
    outlines.paint(target.pen, region)
  }

  /** Returns the stamp of a look; creates it on first use. */
  private stampOf(look: number, pitch: number): SeatStamp | undefined {
    const { looks, outlines } = this.map
    const wanted = looks.looks[look]
    if (this.stamps[look] === undefined && wanted) this.stamps[look] = seatStamp(wanted, outlines.colors.zone, pitch)
    return this.stamps[look]
  }

  private memoryFor({ pen, width, height }: Surface) {
    if (this.memory?.buffer.width === width && this.memory.buffer.height === height) return this.memory
    const data = pen.createImageData(width, height)
    this.memory = { buffer: new PixelBuffer(new Uint32Array(data.data.buffer), width, height), data }
    return this.memory
  }
}

/** Below this distance, px, seats are drawn as squares, which are cheaper paths. */
const SQUARE_PITCH = 6

/** Draws one path per look, for canvases without image data. */
export class PathPainter implements MapPainter {
  constructor(private readonly map: PaintedMap) {}

  paint({ pen }: Surface, region: Region): void {
    const { layout, index, looks, outlines } = this.map
    pen.fillStyle = outlines.colors.background
    pen.fillRect(0, 0, region.width, region.height)
    for (const zone of outlines.zonesIn(region)) {
      for (const { polygon, fill } of outlines.bandsOf(zone, region)) {
        tracePolygon(pen, region, polygon)
        pen.fillStyle = fill
        pen.fill()
      }
    }
    const pitch = layout.map.seatPitch * region.scale
    const byLook = looks.looks.map((): number[] => [])
    const seen = outlines.drawsSeats(region) ? rectOf(region, layout.map.seatPitch) : NOWHERE
    index.visit(seen, (seat) => byLook[looks.of(seat)]?.push(seat))
    looks.looks.forEach(({ color, shape }, look) => {
      const radius = seatDiameter(shape, pitch) / 2
      const isSquare = pitch < SQUARE_PITCH || shape === 'square'
      pen.fillStyle = color
      pen.beginPath()
      for (const seat of byLook[look] ?? []) {
        const [x, y] = placeIn(region, layout.x[seat] ?? 0, layout.y[seat] ?? 0)
        if (isSquare) pen.rect(x - radius, y - radius, radius * 2, radius * 2)
        else {
          pen.moveTo(x + radius, y)
          pen.arc(x, y, radius, 0, Math.PI * 2)
        }
      }
      pen.fill()
    })
    outlines.paint(pen, region)
  }
}
