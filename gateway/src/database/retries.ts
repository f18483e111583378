import { setTimeout as pause } from 'node:timers/promises'
import { types } from 'node:util'

/** Serialization failure and deadlock: nothing of the work has happened, and it may well succeed the next time. */
const REPEATABLE = ['40001', '40P01']
/**
 * The server is out of reach, shutting down, full, or has waited long enough for a lock or a statement. Whether a
 * commit has happened may be unknown, so that only the caller, who has an idempotency key, may try again.
 */
const UNAVAILABLE = /^(08...|57P0[1-5]|53[0-4]00|55P03|57014|25P0[34]|ECONN[A-Z]+|ETIMEDOUT|EPIPE)$/
/** Something that may be there once only is there already. */
export const UNIQUE_VIOLATION = '23505'
/** Messages of the driver that come without a code. */
const UNREACHABLE =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

const MAX_TRIES = 7
/** The wait before the second try, ms; each further one is up to twice as long, at random so that two do not meet again. */
const FIRST_WAIT_MS = 8

/** The database could not do the work just now. Nothing is known to have happened; the same call may be made again. */
export class DatabaseBusy extends Error {}

/** True if the database was busy: drizzle wraps the errors of a query outside of a transaction. */
export function isDatabaseBusy(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof DatabaseBusy)
}

/** `retry`: the work begins again; `gaveUp`: it is answered as busy. */
export type RetryEvent = 'retry' | 'gaveUp'

/** Does work of the database again when it met other work; throws `DatabaseBusy` when that did not help in about a second. */
export async function retried<Result>(
  work: () => Promise<Result>,
  onEvent?: (event: RetryEvent, code: string) => void,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const event = whatNext(error, tries)
      if (event === null) throw error
      onEvent?.(event, sqlState(error))
      if (event === 'gaveUp') throw new DatabaseBusy(`given up after ${tries} tries`, { cause: error })
      await pause(FIRST_WAIT_MS * 2 ** (tries - 1) * (0.5 + Math.random()))
    }
  }
}

/** Reaction to an error of the work; null for one that is none of the database's business. */
function whatNext(error: unknown, tries: number): RetryEvent | null {
  if (REPEATABLE.includes(sqlState(error))) return tries < MAX_TRIES ? 'retry' : 'gaveUp'
  return isUnavailable(error) ? 'gaveUp' : null
}

/** The code of the database's or the system's error behind an error; empty when there is none. */
export function sqlState(error: unknown): string {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return ''
}

function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.test(sqlState(error)) || causesOf(error).some(({ message }) => UNREACHABLE.test(message))
}

/** An error and what caused it, outermost first; whichever realm made it. */
function causesOf(error: unknown): Error[] {
  return types.isNativeError(error) ? [error, ...causesOf(error.cause)] : []
}
