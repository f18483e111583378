import type { Context } from '../../call'
import type { SeatChart } from '../../catalogue/seat-chart'

/** What each seat of a session is at the moment. */
export async function seatStates(
  _context: Pick<Context, 'db' | 'clock'>,
  chart: SeatChart,
  _sessionId: string,
): Promise<Uint8Array> {
  return chart.first.slice()
}
