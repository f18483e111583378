import type { MapRect } from '@/domain/seat-map/seat-index'
import type { Pen, Surface } from '@/platform/canvas/contract'
import { overlaps, type Region, rectOf } from './region'

/** Side of a tile in device pixels. */
const TILE = 512
/** Maximum number of kept tiles, 256 KB each: two phone screens. */
const MAX_TILES = 24

interface Tile {
  surface: Surface
  region: Region
  /** Drawn but out of date. */
  isStale: boolean
}

/** Creates and reuses surfaces of one size. */
export class SurfacePool {
  private readonly free: Surface[] = []

  constructor(private readonly create: () => Surface | null) {}

  acquire(): Surface | null {
    return this.free.pop() ?? this.create()
  }

  giveBack(surface: Surface): void {
    this.free.push(surface)
  }
}

export function tilePool(create: (width: number, height: number) => Surface | null): SurfacePool {
  return new SurfacePool(() => create(TILE, TILE))
}

/** Map at one scale in tiles, drawn as they come near the screen and kept while useful. */
export class TileSheet {
  private readonly tiles = new Map<string, Tile>()

  constructor(
    /** Device pixels per map unit. */
    readonly scale: number,
    private readonly pool: SurfacePool,
    private readonly paint: (target: Surface, region: Region) => void,
  ) {}

  /** True if every tile of a view is drawn, up to date or not. */
  covers(view: Region): boolean {
    return this.placesIn(view).every(({ key }) => this.tiles.has(key))
  }

  /** Draws the available tiles of a view. */
  draw(pen: Pen, view: Region): void {
    const ratio = view.scale / this.scale
    const isSharp = Math.abs(ratio - 1) < 1e-6
    for (const { key, column, line } of this.placesIn(view)) {
      const tile = this.tiles.get(key)
      if (!tile) continue
      const x = column * TILE * ratio - view.left * view.scale
      const y = line * TILE * ratio - view.top * view.scale
      if (isSharp) pen.drawImage(tile.surface.image, Math.round(x), Math.round(y))
      else pen.drawImage(tile.surface.image, x, y, TILE * ratio, TILE * ratio)
    }
  }

  /** Draws missing tiles of a view until `isOver` returns true; returns true when none is missing. */
  complete(view: Region, isOver: () => boolean): boolean {
    for (const place of this.placesIn(view)) {
      const tile = this.tiles.get(place.key)
      if (tile && !tile.isStale) continue
      if (isOver()) return false
      this.renew(place, tile)
    }
    this.forgetBeyond(view)
    return true
  }

  /** Marks the tiles of a part of the map as out of date. */
  spoil(rect: MapRect): void {
    for (const tile of this.tiles.values()) {
      if (overlaps(rectOf(tile.region, 0), rect)) tile.isStale = true
    }
  }

  clear(): void {
    for (const { surface } of this.tiles.values()) this.pool.giveBack(surface)
    this.tiles.clear()
  }

  private renew({ key, column, line }: TilePlace, old: Tile | undefined): void {
    const surface = old?.surface ?? this.pool.acquire()
    if (!surface) return
    const side = TILE / this.scale
    const region = { left: column * side, top: line * side, scale: this.scale, width: TILE, height: TILE }
    this.paint(surface, region)
    this.tiles.set(key, { surface, region, isStale: false })
  }

  /** Releases tiles far from the view beyond the limit. */
  private forgetBeyond(view: Region): void {
    if (this.tiles.size <= MAX_TILES) return
    const near = rectOf(view, TILE / this.scale)
    for (const [key, { surface, region }] of this.tiles) {
      if (overlaps(rectOf(region, 0), near)) continue
      this.pool.giveBack(surface)
      this.tiles.delete(key)
    }
  }

  private placesIn(view: Region): TilePlace[] {
    const side = TILE / this.scale
    const { left, top, right, bottom } = rectOf(view, 0)
    const places: TilePlace[] = []
    for (let line = Math.floor(top / side); line * side < bottom; line += 1) {
      for (let column = Math.floor(left / side); column * side < right; column += 1) {
        places.push({ key: `${column},${line}`, column, line })
      }
    }
    return places
  }
}

interface TilePlace {
  key: string
  column: number
  line: number
}
