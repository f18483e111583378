import type { Context } from '../call'

/** What everything that trades works with: a database or a transaction of it, the time, the shop. */
export type Trade = Pick<Context, 'db' | 'clock' | 'shop'>
