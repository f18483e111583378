import type { Interceptor } from '../call'

/** Calls that send a pass: pricing and placing orders, old and new. */
const SENT_ON =
  /(buyer\/v2\/pre_order|buyer\/v1\/orders?(\?|$)|order\/v[25]\/(pre_order|create_order)|venue_purchase\/pre_orders)/
/** Calls that return a pass: public shows and purchases at the venue. */
const GIVEN_ON = /\/pub\/.*shows?\/|venue_purchase/

/** Storage of the pass between calls. */
export interface PassIdStore {
  passId: string | null
}

/** Keeps the pass that looking at a show gives, and shows it when the order is priced and placed. */
export function passId(store: PassIdStore): Interceptor {
  return async (call, next) => {
    const { passId: kept } = store
    const isSent = kept !== null && SENT_ON.test(call.path)
    const answer = await next(isSent ? { ...call, headers: { ...call.headers, passId: kept } } : call)
    if (GIVEN_ON.test(call.path)) store.passId = passIn(answer.headers, answer.envelope.data) ?? store.passId
    return answer
  }
}

/** The header wins over the data. */
function passIn(headers: Readonly<Record<string, string>>, data: unknown): string | null {
  const { passId: inData } = (data ?? {}) as { passId?: unknown }
  return headers.passid ?? (typeof inData === 'string' ? inData : null)
}
