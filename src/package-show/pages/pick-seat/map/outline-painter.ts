import type { MapPoint, SeatMapStatic, SeatZone } from '@/contracts/seat/seat-map'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { MapRect } from '@/domain/seat-map/seat-index'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Pen } from '@/platform/canvas/contract'
import { boundsOf, overlaps, type Region, rectOf } from './region'
import { BLOCKS_BELOW_PX, MAP_FONT, type ZoneLook } from './zone-looks'
import { ZoneNames } from './zone-names'

/** Minimum seat distance for row names, px. */
const ROW_NAMES_FROM_PX = 11
/** Minimum seat distance for seat numbers, px. */
const NUMBERS_FROM_PX = 19
/** Maximum size of the stage name, px; hidden when smaller. */
const STAGE_PX = 18
const LEAST_STAGE_PX = 7
/** Share of the stage width available to its name. */
const STAGE_ROOM = 0.9
/** Large enough to avoid rounding. */
const MEASURED_PX = 100

/** Draws everything of a map except seats and zone backgrounds. */
export class OutlinePainter {
  private readonly bounds: MapRect[]
  private readonly names: ZoneNames
  private measuredStageWidth: number | null = null

  constructor(
    private readonly layout: SeatLayout,
    readonly colors: SeatMapColors,
    /** Device pixels per px. */
    private readonly pixelRatio: number,
    private readonly zoneLook: (zone: LayoutZone, pitchPx: number) => ZoneLook,
    private readonly numberColor: (seat: number) => string | null,
  ) {
    this.bounds = layout.map.zones.map(({ polygon }) => boundsOf(polygon))
    this.names = new ZoneNames(pixelRatio, zoneLook, layout.map.zones, layout.map.width)
  }

  /** Draws stage, zone edges and names: everything except zone backgrounds and seats. */
  paint(pen: Pen, region: Region): void {
    this.paintStage(pen, region)
    const pitchPx = this.pitchPx(region)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    for (const zone of this.zonesIn(region)) {
      this.paintEdge(pen, region, zone, pitchPx)
      if (pitchPx >= ROW_NAMES_FROM_PX) this.paintRowNames(pen, region, zone, pitchPx)
      if (pitchPx >= NUMBERS_FROM_PX) this.paintNumbers(pen, region, zone, pitchPx)
    }
    // Above all edges, including those of neighbours.
    for (const zone of this.zonesIn(region)) this.names.paint(pen, region, zone, pitchPx)
  }

  /** Backgrounds of a zone in a region. */
  bandsOf(zone: LayoutZone, region: Region): ZoneLook['bands'] {
    return this.zoneLook(zone, this.pitchPx(region)).bands
  }

  /** True if seats are far enough apart to be drawn one by one. */
  drawsSeats(region: Region): boolean {
    return this.pitchPx(region) >= BLOCKS_BELOW_PX
  }

  /** Distance between seats, px. */
  private pitchPx(region: Region): number {
    return (this.layout.map.seatPitch * region.scale) / this.pixelRatio
  }

  /** Zones visible in a region. */
  zonesIn(region: Region): LayoutZone[] {
    const seen = rectOf(region, this.layout.map.seatPitch * 3)
    return this.layout.zones.filter((_, index) => {
      const bounds = this.bounds[index]
      return bounds !== undefined && overlaps(bounds, seen)
    })
  }

  private paintEdge(pen: Pen, region: Region, zone: LayoutZone, pitchPx: number): void {
    tracePolygon(pen, region, zone.zone.polygon)
    pen.strokeStyle = this.zoneLook(zone, pitchPx).line
    pen.lineWidth = this.pixelRatio
    pen.stroke()
  }

  private paintStage(pen: Pen, region: Region): void {
    const { stage } = this.layout.map
    const { x: left, y: top, width, height } = stage
    if (!overlaps({ left, top, right: left + width, bottom: top + height }, rectOf(region, 0))) return
    tracePolygon(pen, region, stage.shape ?? stageOutline(stage))
    pen.fillStyle = this.colors.stage
    pen.fill()
    const highest = Math.min(STAGE_PX * this.pixelRatio, (stage.height * region.scale) / 2.2)
    const widest = (stage.width * region.scale * STAGE_ROOM) / this.stageWidth(pen)
    // Whole sizes only: a browser creates a separate font for every other size while zooming.
    const size = Math.floor(Math.min(highest, widest))
    if (size < LEAST_STAGE_PX * this.pixelRatio) return
    pen.fillStyle = this.colors.onStage
    pen.font = `${size}${MAP_FONT}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const [x, y] = placeIn(region, stage.x + stage.width / 2, stage.y + stage.height / 2)
    pen.fillText(stage.label, x, y)
  }

  /** Width of the stage name in a font of one pixel; measured once. */
  private stageWidth(pen: Pen): number {
    if (this.measuredStageWidth === null) {
      pen.font = `${MEASURED_PX}${MAP_FONT}`
      this.measuredStageWidth = pen.measureText(this.layout.map.stage.label).width / MEASURED_PX
    }
    return this.measuredStageWidth
  }

  private paintRowNames(pen: Pen, region: Region, zone: LayoutZone, pitchPx: number): void {
    const { layout } = this
    pen.font = `${Math.min(12, pitchPx * 0.62) * this.pixelRatio}${MAP_FONT}`
    pen.fillStyle = this.colors.sub
    for (const { rowId, from } of zone.rows) {
      const [x, y] = placeIn(region, layout.x[from] ?? 0, layout.y[from] ?? 0)
      const next = layout.neighbour(from, 1)
      const [nextX, nextY] = placeIn(region, layout.x[next ?? from] ?? 0, layout.y[next ?? from] ?? 0)
      // Beyond the first seat, at the place of another one.
      pen.fillText(rowId, x - (nextX - x), y - (nextY - y))
    }
  }

  private paintNumbers(pen: Pen, region: Region, zone: LayoutZone, pitchPx: number): void {
    const { layout } = this
    pen.font = `500 ${Math.min(14, pitchPx * 0.4) * this.pixelRatio}${MAP_FONT}`
    for (let seat = zone.from; seat < zone.to; seat += 1) {
      const [x, y] = placeIn(region, layout.x[seat] ?? 0, layout.y[seat] ?? 0)
      const color = isIn(region, x, y) ? this.numberColor(seat) : null
      if (color === null) continue
      pen.fillStyle = color
      pen.fillText(String(layout.number[seat]), x, y)
    }
  }
}

/** Converts a map point to pixels of a region. */
export function placeIn(region: Region, x: number, y: number): [x: number, y: number] {
  return [(x - region.left) * region.scale, (y - region.top) * region.scale]
}

function isIn({ width, height }: Region, x: number, y: number): boolean {
  const margin = 64
  return x > -margin && y > -margin && x < width + margin && y < height + margin
}

function stageOutline({ x, y, width, height }: SeatMapStatic['stage']): SeatZone['polygon'] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Begins a path along a polygon of the map. */
export function tracePolygon(pen: Pen, region: Region, polygon: readonly MapPoint[]): void {
  pen.beginPath()
  polygon.forEach(([mapX, mapY], at) => {
    const [x, y] = placeIn(region, mapX, mapY)
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.closePath()
}
