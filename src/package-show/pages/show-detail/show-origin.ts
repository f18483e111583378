import type { GetShowStaticInput } from '@/contracts/show/get-show-static'
import type { ShowDetailParams } from '@/routes/show-routes'

/** Privilege card used for the purchase. */
export type BuyersCard = Pick<ShowDetailParams, 'cardId' | 'userCardInstanceId'>

/** Origin of a show page, in the fields of the shop. */
export type ShowOrigin = Omit<GetShowStaticInput, 'showId'>

const SOURCES = ['FROM_QUICK_ORDER', 'FROM_BACKEND'] as const
const ID = /^[\w-]{1,64}$/

/** Reads the origin from the address (CAT-105); drops unknown values, such as the `source` of an advertisement. */
export function originOf(params: Partial<ShowDetailParams>): ShowOrigin {
  const origin: ShowOrigin = {}
  for (const name of ['cityId', 'orderId', 'promotionId', 'siteId'] as const) {
    const id = params[name]
    if (id !== undefined && ID.test(id)) origin[name] = id
  }
  const source = SOURCES.find((known) => known === params.source)
  return source ? { ...origin, source } : origin
}

/** Privilege card named by a link, for the tickets. */
export function cardOf({ cardId, userCardInstanceId }: Partial<ShowDetailParams>): BuyersCard {
  return { ...(cardId && { cardId }), ...(userCardInstanceId && { userCardInstanceId }) }
}
