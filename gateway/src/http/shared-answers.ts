import type { Clock } from '../clock'
import { canonicalJson } from './canonical-json'

/** Time resolution of shared answers, ms: seconds are shown, nothing smaller. */
const MOMENT_MS = 1_000
/** Maximum cached answers per call; a home page has some 40 kB. */
const MAX_KEPT = 100

/** Inputs and cache key of a shared answer. */
interface KeyedCall {
  clock: Clock
  shop: { catalogue: object; brand: object; merchant: string }
  locale: string
  origin: string
  input: unknown
}

interface Moment {
  number: number
  answers: Map<string, Promise<unknown>>
}

/**
 * Computes an answer that is the same for everyone once a second. It depends on the catalogue, the clock, the merchant
 * and the input; never on the user or the database. It must not be changed.
 */
export function shared<Call extends KeyedCall>(handler: (call: Call) => Promise<unknown>): typeof handler {
  const moments = new WeakMap<object, Moment>()
  return (call) => {
    const { clock, shop } = call
    const number = Math.floor(clock.now() / MOMENT_MS)
    let moment = moments.get(shop.catalogue)
    if (moment?.number !== number) {
      moment = { number, answers: new Map() }
      moments.set(shop.catalogue, moment)
    }
    const key = keyOf(call)
    const known = moment.answers.get(key)
    if (known) return known
    const answer = handler(call)
    if (moment.answers.size < MAX_KEPT) moment.answers.set(key, answer)
    return answer
  }
}

function keyOf({ shop, locale, origin, input }: KeyedCall): string {
  return canonicalJson([shop.brand, shop.merchant, locale, origin, input])
}
