import type { QueuePlace } from '@/contracts/order/queue-place'

/** Interval between two polls in the queue, ms: long far from the turn, short near it. */
const SOONEST_TRY_MS = 3000
const LATEST_TRY_MS = 15_000
const NUMBERS = ['place', 'firstPlace', 'perMinute', 'waitSeconds', 'turnSeconds'] as const

/** The place in a queue that came with a refusal; null if there is none, or none that makes sense. */
export function queuePlaceIn(data: unknown): QueuePlace | null {
  if (typeof data !== 'object' || data === null) return null
  const place = data as QueuePlace
  const isWhole = NUMBERS.every((name) => Number.isFinite(place[name]) && place[name] >= 0)
  return isWhole && place.perMinute > 0 ? place : null
}

/** Delay until the next poll of the turn, ms. */
export function queueTryMs({ waitSeconds }: QueuePlace): number {
  return Math.min(LATEST_TRY_MS, Math.max(SOONEST_TRY_MS, (waitSeconds * 1000) / 4))
}

/** Place for a remaining number of seconds: turns come at even intervals. */
export function placeAfter({ perMinute }: QueuePlace, secondsLeft: number): number {
  return Math.ceil((secondsLeft * perMinute) / 60)
}

/** Progress of a buyer since they joined the queue, percent. */
export function queueProgress({ place, firstPlace }: QueuePlace): number {
  return firstPlace === 0 ? 100 : Math.round(100 * (1 - Math.min(place, firstPlace) / firstPlace))
}
