import { DAY_MS } from '../../clock'
import type { Clerk } from './contract'

/** Approves refunds after a day. */
export const sandboxClerk: Clerk = { refundReviewMs: DAY_MS }
