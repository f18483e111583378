import type { AnnualReviewTextKey } from './zh-cn'

const enUS: Record<AnnualReviewTextKey, string> = {
  title: 'Year in review',
  heading: 'Your {year} on stage',
  hint: 'From your own orders and tickets',
  share: 'Share as a picture',
  shareTitle: 'My {year} on stage',
  empty: 'No shows in {year} yet',
  emptyHint: 'Your review is made of the shows you go to',
  look: 'See what is on',
  visitor: 'Log in to see your year',
  visitorHint: 'How many shows, which venues: it is all here',
  logIn: 'Log in',
}

export default enUS
