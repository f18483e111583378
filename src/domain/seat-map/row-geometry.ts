import type { MapPoint, SeatRow, SeatZone } from '@/contracts/seat/seat-map'

type Frame = SeatZone['frame']

/** A zone's frame, ready to turn many points. */
export interface TurnedFrame {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
}

export function turned({ x, y, angle }: Frame): TurnedFrame {
  const turn = (angle * Math.PI) / 180
  return { x, y, cos: Math.cos(turn), sin: Math.sin(turn) }
}

/** A point of a zone's frame on the map. */
export function toMap(frame: TurnedFrame, [x, y]: MapPoint): MapPoint {
  return [frame.x + x * frame.cos - y * frame.sin, frame.y + x * frame.sin + y * frame.cos]
}

/** What is known of a seat while its row is walked. */
export type SeatVisitor = (x: number, y: number, no: number, isFirstOfRun: boolean, isLastOfRun: boolean) => void

/** How many seats a row has. */
export function seatsInRow({ runs }: Pick<SeatRow, 'runs'>): number {
  return runs.reduce((sum, run) => sum + seatsInRun(run), 0)
}

/** Visits every seat of a row from left to right, with its place on the map. */
export function walkRow(row: SeatRow, frame: TurnedFrame, visit: SeatVisitor): void {
  for (const run of row.runs) {
    const total = seatsInRun(run)
    const [start = 0, pitch = 0] = run
    let seat = 0
    for (let at = 2; at + 2 < run.length; at += 3) {
      const [first = 0, step = 0, count = 0] = [run[at], run[at + 1], run[at + 2]]
      for (let more = 0; more < count; more += 1) {
        const [x, y] = toMap(frame, pointOnRow(row, start + seat * pitch))
        visit(x, y, first + more * step, seat === 0, seat === total - 1)
        seat += 1
      }
    }
  }
}

/** The place in its zone's frame that lies `offset` along the row. */
export function pointOnRow({ at: [x, y], curve }: Pick<SeatRow, 'at' | 'curve'>, offset: number): MapPoint {
  if (!curve) return [x + offset, y]
  const turn = offset / curve
  return [x + curve * Math.sin(turn), y - curve * (1 - Math.cos(turn))]
}

export function seatsInRun(run: readonly number[]): number {
  let sum = 0
  for (let at = 4; at < run.length; at += 3) sum += run[at] ?? 0
  return sum
}
