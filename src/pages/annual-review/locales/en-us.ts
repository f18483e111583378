import type { AnnualReviewTextKey } from './zh-cn'

const enUS: Record<AnnualReviewTextKey, string> = {
  title: 'Year in review',
  heading: 'Your {year} on stage',
  hint: 'From your orders and tickets',
  share: 'Share as a picture',
  shareTitle: 'My {year} on stage',
  empty: 'No shows in {year} yet',
  emptyHint: 'Your review builds itself from the shows you go to',
  look: 'See what is on',
  visitor: 'Log in to see your year',
  visitorHint: 'How many shows, which venues: it is all here',
  logIn: 'Log in',
}

export default enUS
