import { SEAT_FLAG } from '@/contracts/seat/seat-map'
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
    ]
  }

  /** Index in `looks`. */
  of(seat: number): number {
    const state = this.states[seat]
    if (state !== SEAT_STATE.available && state !== SEAT_STATE.mine) return 0
    const level = this.layout.level[seat] ?? 0
    if (this.shownLevels && !this.shownLevels.has(level)) return 0
    const flags = this.layout.flags[seat] ?? 0
    const shape = flags & ACCESSIBLE ? 2 : flags & SEAT_FLAG.restrictedView ? 1 : 0
    return 1 + level * SHAPES.length + shape
  }
}
