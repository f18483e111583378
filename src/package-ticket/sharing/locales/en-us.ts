import type { SharingTextKey } from './zh-cn'

const enUS: Record<SharingTextKey, string> = {
  'title.TICKET': "A friend's ticket",
  'title.SHOW': 'Recommended',
  'title.TOPIC': 'Recommended',
  'title.PAY_SUCCESS': 'A friend is going',
  'from.TICKET': '{name} has {count} {count, plural, one {ticket} other {tickets}} for this show',
  'from.SHOW': '{name} recommends this show',
  'from.TOPIC': '{name} invites you to take part',
  'from.PAY_SUCCESS': '{name} has bought {count} {count, plural, one {ticket} other {tickets}}. Come along',
  invited: 'A friend thought you would like this',
  show: 'View the show',
  topic: 'View the activity',
  app: 'Open the app',
  'app.none': "The app can't be opened right now",
  home: 'See what is on',
  ended: "Your friend's share has ended, but what it was about is still here",
  gone: 'This link no longer opens anything',
  'gone.hint': 'It may have been taken back. See what else is on',
}

export default enUS
