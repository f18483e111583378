import type { Clock } from '../clock'
import { canonicalJson } from './canonical-json'

/** How exactly answers go by the clock, ms: counted seconds are shown, nothing smaller. */
const MOMENT_MS = 1_000
/** Answers of one call that are kept at a time; a home page is some 40 kB. */
const MAX_KEPT = 100

/** What such an answer depends on, and what it is kept by. */
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
 * Makes an answer that is the same for everybody once a second instead of once a caller. It depends on the catalogue,
 * the clock, whose shop it is and how the call was made; never on the user or the database. Nobody may change it.
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
