import { type DestinationStream, type Logger, pino } from 'pino'
import { sqlState } from '../database/retries'

/** A structured log: one line of JSON per event. */
export type Log = Logger

/**
 * A log that says ids and codes, never people: no addresses with their parameters, no bodies, no values of a query.
 * `level` is one of pino's, `silent` included.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: undefined, serializers: { err: describeError } }, destination)
}

/** Loggable part of an error: its place in the code, not its values. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = sqlState(error)
  const place = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  const isOfDatabase = 'query' in error || code !== ''
  return {
    type: error.constructor.name,
    ...(code !== '' && { code }),
    // Database messages may contain user input; statements contain only placeholders.
    ...(isOfDatabase ? statementOf(error) : { message: error.message }),
    stack: place?.join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

function statementOf(error: Error): object {
  const named = error as { query?: unknown; table?: unknown; constraint?: unknown; routine?: unknown }
  const { query, table, constraint, routine } = named
  return { ...(typeof query === 'string' && { query }), table, constraint, routine }
}
