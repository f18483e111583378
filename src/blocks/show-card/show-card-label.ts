import type { ShowCard } from '@/contracts/show/show-card'
import { priceText } from '@/domain/money'

/** What a screen reader says of a card, in one go. */
export function showCardLabel(show: ShowCard): string {
  const { showName, showStatusDisplay, displayShowTime, cityName, venueName, minOriginalPriceInfo: price } = show
  const parts = [showName, showStatusDisplay, displayShowTime, `${cityName} ${venueName}`, price && priceText(price)]
  return parts.filter(Boolean).join(', ')
}
