import type { ComboActivityTextKey } from './zh-cn'

const enUS: Record<ComboActivityTextKey, string> = {
  'package.title': 'Ticket package',
  'package.rules': 'Terms',
  'package.until': 'On sale until {date}',
  'package.shows': '{count} shows',
  'package.choose': 'Choose tickets',
  'shows.title': 'Shows',
  'shows.rule': '{min}–{max} tickets',
  'shows.chosen': '{count} chosen',
  'shows.session': 'Choose',
  'shows.change': 'Change',
  'shows.saved': '{price} saved',
  'shows.confirm': 'Check out',
  'shows.none': 'Choose some tickets',
  'shows.lost': 'Somebody took a seat of {show}. Please choose again.',
  'detail.title': 'About the show',
  'detail.about': 'About',
  'session.title': 'Sessions',
  'session.sessions': 'Session',
  'session.plans': 'Ticket type',
  'session.soldOut': 'Sold out',
  'session.none': 'No sessions at the moment',
  'session.seats': 'Choose seats',
  'session.seatsChosen': '{count} seats chosen, change them',
  'session.less': 'One fewer',
  'session.more': 'One more',
  'session.limit': 'No more than {count} tickets',
  'session.done': 'Done',
}

export default enUS
