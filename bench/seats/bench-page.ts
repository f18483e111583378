import type { SeatMapDynamic } from '@/contracts/seat/seat-map'
import type { WholeMap } from './bench-map'

/** What the measuring script does with a mounted map. */
export interface BenchPage {
  /** By px. */
  move(dx: number, dy: number): void
  zoom(factor: number): void
  /** Px from one seat to the next. */
  pitch(): number
  /** Resolves once everything on the screen is sharp. */
  rested(): Promise<void>
  /** Taps; answers the seat that was hit. */
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
