import type { Context } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import { endDueAccounts } from '../cancellations/end-accounts'
import { expireGifts } from '../coupons/end-gifts'
import { expirePoints } from '../ledgers/expire-points'
import { giveBirthdayGifts } from '../memberships/birthdays'
import { sendMessages } from '../messages/send-messages'
import { completeOrders } from '../orders/complete-orders'
import { expireOrders } from '../orders/end-orders'
import { checkPayments } from '../payments/check-payments'
import { compareBills } from '../payments/compare-bills'
import { purgeQuotes } from '../quotes/purge-quotes'
import { advanceRefunds } from '../refunds/advance-refunds'
import { notifyBackInStock } from '../reminders/notify-back-in-stock'
import { notifyOfChanges } from '../reminders/notify-of-changes'
import { remindOfEnds } from '../reminders/remind-of-ends'
import { sendReminders } from '../reminders/send-reminders'
import { tidySeatLocks } from '../seats/seat-locks'
import type { Trade } from '../trade'
import { expireTransfers } from '../transfers/end-transfers'
import { failWaitList } from '../wait-list/end-waiting'
import { matchWaitList } from '../wait-list/match-wait-list'

/** Environment of a job. */
export type JobTrade = Trade & Pick<Context, 'providers'>

/**
 * Work that time brings along. Each does one batch and answers how many it has handled; any number of gateways may run
 * it at once. Nothing but messages depends on it for being right: readers go by the clock.
 */
export interface TradeJob {
  name: string
  runBatch(trade: JobTrade, catalogue: Catalogue): Promise<number>
}

/** Timed changes of orders; another kind of trade adds its own. */
export const TRADE_JOBS: readonly TradeJob[] = [
  { name: 'send messages', runBatch: sendMessages },
  { name: 'expire orders', runBatch: expireOrders },
  { name: 'complete orders', runBatch: completeOrders },
  { name: 'match the waiting list', runBatch: matchWaitList },
  { name: 'fail the waiting list', runBatch: failWaitList },
  { name: 'check payments', runBatch: checkPayments },
  { name: 'advance refunds', runBatch: advanceRefunds },
  { name: 'expire transfers', runBatch: expireTransfers },
  { name: 'expire gifts', runBatch: expireGifts },
  { name: 'send reminders', runBatch: sendReminders },
  { name: 'notify of changes', runBatch: notifyOfChanges },
  { name: 'remind of ends', runBatch: remindOfEnds },
  { name: 'notify of stock', runBatch: notifyBackInStock },
  { name: 'tidy seat locks', runBatch: tidySeatLocks },
  { name: 'expire points', runBatch: expirePoints },
  { name: 'give birthday gifts', runBatch: giveBirthdayGifts },
  { name: 'end accounts', runBatch: endDueAccounts },
  { name: 'compare bills', runBatch: compareBills },
  { name: 'purge quotes', runBatch: purgeQuotes },
]

/** Does all there is to do of a job now, batch by batch. */
export async function runJob(job: TradeJob, trade: JobTrade, catalogue: Catalogue): Promise<void> {
  while ((await job.runBatch(trade, catalogue)) > 0);
}

/** Does all there is to do of every job now. */
export async function runJobs(trade: JobTrade, catalogue: Catalogue): Promise<void> {
  for (const job of TRADE_JOBS) await runJob(job, trade, catalogue)
}
