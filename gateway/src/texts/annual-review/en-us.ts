import type { AnnualReviewTextKey } from './zh-cn'

export const enUS: Readonly<Record<AnnualReviewTextKey, string>> = {
  'review.shows': 'Shows you had tickets for',
  'review.showCount': '{count} {count, plural, one {show} other {shows}}',
  'review.tickets': 'Tickets you collected',
  'review.ticketCount': '{count} {count, plural, one {ticket} other {tickets}}',
  'review.entries': 'Times you went to a show',
  'review.entryCount': '{count} {count, plural, one {visit} other {visits}}',
  'review.first': 'Your first show of the year',
  'review.category': 'Your favorite genre',
  'review.venue': 'Your most visited venue',
  'review.cities': 'Cities you traveled to',
  'review.cityCount': '{count} {count, plural, one {city} other {cities}}',
}
