import type { SeatMapDynamic } from '@/contracts/seat/seat-map'
import type { WholeMap } from './bench-map'

/** Operations of the measuring script on a mounted map. */
export interface BenchPage {
  /** By px. */
  move(dx: number, dy: number): void
  zoom(factor: number): void
  /** Seat distance, px. */
  pitch(): number
  /** Resolves when the whole screen is sharp. */
  rested(): Promise<void>
  /** Taps; returns the hit seat. */
  tap(x: number, y: number): number | null
  placeOf(seat: number): { x: number; y: number }
}

declare global {
  interface Window {
    mountMap(map: WholeMap, states: SeatMapDynamic): Promise<void>
    benchPage: BenchPage
  }
}

export function definePage(mount: (map: WholeMap, states: SeatMapDynamic) => Promise<BenchPage>): void {
  window.mountMap = async (map, states) => {
    window.benchPage = await mount(map, states)
  }
}
