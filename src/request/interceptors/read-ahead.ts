import type { Clock } from '@/lib/clock'
import type { Answer, Call, Interceptor } from '../call'

/** Lifetime of an unused prefetched answer, ms: a page that was opened requests it sooner. */
const FRESH_MS = 5000

interface Reading {
  readonly answer: Promise<Answer>
  readonly startedAt: number
  /** The caller and the language. */
  readonly viewer: string
}

/**
 * Reads that begin before the page is there that wants them (`isAhead`): the first call for the same takes the answer,
 * once (docs/decisions/0071-reading-ahead.md). What failed is requested again, by who can show that it fails. `viewer`
 * is another value for another user or language, whose answer is not taken.
 */
export function readAhead(clock: Clock, viewer: () => string): Interceptor {
  const readings = new Map<string, Reading>()
  const isFresh = (reading: Reading) => clock.now() - reading.startedAt < FRESH_MS && reading.viewer === viewer()

  function begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    for (const [known, reading] of readings) if (!isFresh(reading)) readings.delete(known)
    const answer = readings.get(key)?.answer ?? read()
    readings.set(key, { answer, startedAt: clock.now(), viewer: viewer() })
    return answer
  }

  return (call, next) => {
    if (call.endpoint.method !== 'GET') return next(call)
    const key = keyOf(call)
    if (call.options.isAhead) return begin(key, () => next(call))
    const reading = readings.get(key)
    readings.delete(key)
    return reading && isFresh(reading) ? reading.answer.catch(() => next(call)) : next(call)
  }
}

function keyOf({ path, query }: Call): string {
  return JSON.stringify([path, ...Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1))])
}
