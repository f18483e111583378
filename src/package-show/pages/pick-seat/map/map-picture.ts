import type { MapRect } from '@/domain/seat-map/seat-index'
import type { ScreenCanvas, Surface } from '@/platform/canvas/contract'
import type { MapPainter } from './map-painter'
import type { Region } from './region'
import { type SurfacePool, TileSheet, tilePool } from './tile-sheet'

/** Maximum drawing time before control returns to the screen, ms. */
const SLICE_MS = 6
/** Maximum drawing time while nothing is visible yet, ms. */
const FIRST_SLICE_MS = 30
/** Time at rest after which a view is drawn sharply, ms. */
const SETTLED_MS = 90

interface Size {
  width: number
  height: number
}

/**
 * Picture of a map in two sheets of tiles: the whole map, and the current scale. Tiles are stretched while zooming and
 * redrawn, a few at a time, once the view rests. Without surfaces for tiles, each frame draws everything.
 */
export class MapPicture {
  private readonly pool: SurfacePool
  private readonly overview: TileSheet
  private readonly whole: Region
  private sharp: TileSheet | null = null
  private fading: TileSheet | null = null
  private mini: Surface | null = null
  private isMiniStale = true
  /** True until the whole map is drawn once: half a map is useless and takes time to draw. */
  private isBlank = true
  private restingSince = 0
  private lastScale = 0

  constructor(
    public canvas: ScreenCanvas,
    private readonly painter: MapPainter,
    private readonly backgroundColor: string,
    map: Size,
    fitScale: number,
    private readonly now: () => number,
  ) {
    this.pool = tilePool((width, height) => canvas.createSurface(width, height))
    this.overview = this.sheet(fitScale)
    this.whole = {
      left: 0,
      top: 0,
      scale: fitScale,
      width: Math.ceil(map.width * fitScale),
      height: Math.ceil(map.height * fitScale),
    }
  }

  /** Draws a view; returns true when it is complete. */
  draw(view: Region): boolean {
    const { surface } = this.canvas
    if (!this.hasSurfaces()) {
      this.painter.paint(surface, view)
      return true
    }
    const now = this.now()
    if (view.scale !== this.lastScale) this.restingSince = now
    this.lastScale = view.scale
    const isDone = this.complete(view, now)
    if (this.isBlank) return false
    if (!this.sharp?.covers(view) || this.sharp.scale !== view.scale) {
      surface.pen.fillStyle = this.backgroundColor
      surface.pen.fillRect(0, 0, surface.width, surface.height)
      this.overview.draw(surface.pen, view)
      this.fading?.draw(surface.pen, view)
    }
    this.sharp?.draw(surface.pen, view)
    return isDone
  }

  /** The whole map, small; `null` until it is drawn. */
  miniature({ width, height }: Size): Surface | null {
    if (!this.overview.covers(this.whole)) return null
    this.mini ??= this.canvas.createSurface(width, height)
    if (this.mini && this.isMiniStale) {
      this.mini.pen.fillStyle = this.backgroundColor
      this.mini.pen.fillRect(0, 0, width, height)
      const scale = (this.whole.scale * width) / this.whole.width
      this.overview.draw(this.mini.pen, { left: 0, top: 0, scale, width, height })
      this.isMiniStale = false
    }
    return this.mini
  }

  /** Invalidates a part of the map. */
  spoil(rect: MapRect): void {
    for (const sheet of [this.overview, this.sharp, this.fading]) sheet?.spoil(rect)
    this.isMiniStale = true
  }

  clear(): void {
    for (const sheet of [this.overview, this.sharp, this.fading]) sheet?.clear()
  }

  /** Draws tiles for a limited time; returns true when all are drawn. */
  private complete(view: Region, startedAt: number): boolean {
    const slice = this.isBlank ? FIRST_SLICE_MS : SLICE_MS
    const isOver = () => this.now() - startedAt >= slice
    if (!this.overview.complete(this.whole, isOver)) return false
    this.isBlank = false
    if (view.scale === this.overview.scale) {
      this.dropSharp()
      return true
    }
    if (startedAt - this.restingSince < SETTLED_MS) return false
    if (this.sharp?.scale !== view.scale) {
      this.fading?.clear()
      this.fading = this.sharp
      this.sharp = this.sheet(view.scale)
    }
    if (!this.sharp.complete(view, isOver)) return false
    this.fading?.clear()
    this.fading = null
    return true
  }

  private dropSharp(): void {
    this.sharp?.clear()
    this.fading?.clear()
    this.sharp = null
    this.fading = null
  }

  private sheet(scale: number): TileSheet {
    return new TileSheet(scale, this.pool, (target, region) => this.painter.paint(target, region))
  }

  private hasSurfaces(): boolean {
    const surface = this.pool.acquire()
    if (surface) this.pool.giveBack(surface)
    return surface !== null
  }
}
