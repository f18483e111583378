import type { ListPromotionsInput } from '@/contracts/package/list-promotions'
import type { ListRecommendedShowsInput } from '@/contracts/show/list-recommended-shows'
import type { Id } from '@/contracts/wire-types'

const SIMILAR_SHOWS = 6

/** Promotions on the page of a show; `origin`: what the user comes from (CAT-123). */
export function showPromotionsInput(
  showId: Id,
  { promotionId, orderId }: Pick<ListPromotionsInput, 'promotionId' | 'orderId'> = {},
): ListPromotionsInput {
  const shown = { promotionCategory: 'TICKET_PACKAGE', displayRule: 'SHOW_DETAIL' } as const
  return { showId, ...shown, ...(promotionId && { promotionId }), ...(orderId && { orderId }) }
}

/** Shows at the end of the page of a show (CAT-114). */
export function similarShowsInput(showId: Id): ListRecommendedShowsInput {
  return { showId, offset: 0, length: SIMILAR_SHOWS }
}
