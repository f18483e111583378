import type { AnnualReviewTextKey } from './zh-cn'

const enUS: Record<AnnualReviewTextKey, string> = {
  title: 'Year in review',
  heading: 'Your {year} on stage',
  hint: 'From your orders and tickets',
  share: 'Share as a picture',
  shareTitle: 'My {year} on stage',
  empty: 'No shows in {year} yet',
  emptyHint: 'Your review is created from the shows you attend',
  look: 'Browse shows',
  visitor: 'Log in to see your year',
  visitorHint: 'Your shows and venues, all in one place',
  logIn: 'Log in',
}

export default enUS
