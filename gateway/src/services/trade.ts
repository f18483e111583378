import type { Context } from '../call'

/** Environment of all trading services: a database or a transaction of it, and the shop's time. */
export type Trade = Pick<Context, 'db' | 'clock'>
