import { getReserveTime } from '@/contracts/order/get-reserve-time'
import type { App } from '@/services/app'

/** From here on a time to pay is the moment at which it ends (contract A-PAY-1), ms. */
const MOMENTS_FROM = 1e11

/** Time left to pay all of these transactions, seconds; infinite without a deadline (ORDER-049). */
export async function fetchTimeToPay(
  { request, clock }: Pick<App, 'request' | 'clock'>,
  transactionIds: readonly string[],
): Promise<number> {
  const times = await Promise.all(
    transactionIds.map((transactionId) =>
      request(getReserveTime, { transactionId }).then(
        ({ time }) => (time > MOMENTS_FROM ? (time - clock.now()) / 1000 : time),
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  )
  return Math.min(...times)
}
