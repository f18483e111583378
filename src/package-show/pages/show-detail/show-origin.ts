import type { GetShowStaticInput } from '@/contracts/show/get-show-static'
import type { ShowDetailParams } from '@/routes/show-routes'

/** A card that tickets are to be bought with. */
export type BuyersCard = Pick<ShowDetailParams, 'cardId' | 'userCardInstanceId'>

/** What the page of a show was opened from, as the shop wants to know it. */
export type ShowOrigin = Omit<GetShowStaticInput, 'showId'>

const SOURCES = ['FROM_QUICK_ORDER', 'FROM_BACKEND'] as const
const ID = /^[\w-]{1,64}$/

/** Reads it from the address (CAT-105). What is none, such as the `source` of an advertisement, is left out. */
export function originOf(params: Partial<ShowDetailParams>): ShowOrigin {
  const origin: ShowOrigin = {}
  for (const name of ['cityId', 'orderId', 'promotionId', 'siteId'] as const) {
    const id = params[name]
    if (id !== undefined && ID.test(id)) origin[name] = id
  }
  const source = SOURCES.find((known) => known === params.source)
  return source ? { ...origin, source } : origin
}

/** The card of the buyer that a link names, for the tickets. */
export function cardOf({ cardId, userCardInstanceId }: Partial<ShowDetailParams>): BuyersCard {
  return { ...(cardId && { cardId }), ...(userCardInstanceId && { userCardInstanceId }) }
}
