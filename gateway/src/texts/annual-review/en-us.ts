import type { AnnualReviewTextKey } from './zh-cn'

export const enUS: Readonly<Record<AnnualReviewTextKey, string>> = {
  'review.shows': 'Shows that were on your calendar',
  'review.showCount': 'Shows: {count}',
  'review.tickets': 'Tickets in your wallet',
  'review.ticketCount': '{count} {count, plural, one {ticket} other {tickets}}',
  'review.entries': 'Times you walked in',
  'review.entryCount': 'Entries: {count}',
  'review.first': 'Your first of the year',
  'review.category': 'What you chose most',
  'review.venue': 'The venue you went to most',
  'review.cities': 'Cities you went to for it',
  'review.cityCount': 'Cities: {count}',
}
