import type { Context } from '../call'

/** What everything that trades works with: a database or a transaction of it, and the shop's time. */
export type Trade = Pick<Context, 'db' | 'clock'>
