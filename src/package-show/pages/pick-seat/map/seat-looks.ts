import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import { mixColors } from '@/domain/color'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'

/** Shapes distinguish seats for colour-blind users. */
export type SeatShape = 'disc' | 'half' | 'square' | 'dot'

export interface SeatLook {
  color: string
  shape: SeatShape
}

const SHAPES: readonly SeatShape[] = ['disc', 'half', 'square']
const ACCESSIBLE = SEAT_FLAG.wheelchair | SEAT_FLAG.companion

/** Opacity of free seats of other prices. */
const OTHER_PRICE = 0.34

/** Current looks of the seats, numbered so that each stamp is made once. */
export class SeatLooks {
  /** The first is the look of unavailable seats. */
  readonly looks: readonly SeatLook[]
  /** Price levels that stand out; `null` for all. */
  shownLevels: ReadonlySet<number> | null = null

  constructor(
    private readonly layout: SeatLayout,
    private readonly states: Uint8Array,
    colors: SeatMapColors,
  ) {
    this.looks = [
      { color: colors.gone, shape: 'dot' },
      ...colors.levels.flatMap((color) => SHAPES.map((shape) => ({ color, shape }))),
      ...colors.levels.map((color): SeatLook => ({ color: mixColors(colors.zone, color, OTHER_PRICE), shape: 'disc' })),
    ]
  }

  /** True if a seat is free, and of a price that stands out. */
  isOffered(seat: number): boolean {
    const look = this.of(seat)
    return look > 0 && look < this.firstOther
  }

  /** Index of the first look of free seats of other prices. */
  private get firstOther(): number {
    return 1 + this.layout.map.priceLevels.length * SHAPES.length
  }

  /** Index in `looks`. */
  of(seat: number): number {
    const state = this.states[seat]
    if (state !== SEAT_STATE.available && state !== SEAT_STATE.mine) return 0
    const level = this.layout.level[seat] ?? 0
    if (this.shownLevels && !this.shownLevels.has(level)) return this.firstOther + level
    const flags = this.layout.flags[seat] ?? 0
    const shape = flags & ACCESSIBLE ? 2 : flags & SEAT_FLAG.restrictedView ? 1 : 0
    return 1 + level * SHAPES.length + shape
  }
}
