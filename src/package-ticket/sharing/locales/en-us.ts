import type { SharingTextKey } from './zh-cn'

const enUS: Record<SharingTextKey, string> = {
  'title.TICKET': "A friend's ticket",
  'title.SHOW': 'Recommended by a friend',
  'title.TOPIC': 'Recommended by a friend',
  'title.PAY_SUCCESS': 'A friend is going',
  'from.TICKET': '{name} has {count} {count, plural, one {ticket} other {tickets}} for this show',
  'from.SHOW': '{name} recommends this show',
  'from.TOPIC': '{name} invites you to take part',
  'from.PAY_SUCCESS': '{name} has bought {count} {count, plural, one {ticket} other {tickets}}. Come along!',
  invited: "A friend thought you'd like this",
  show: 'View show',
  topic: 'View event',
  app: 'Open the app',
  'app.none': "Can't open the app right now",
  home: 'Browse shows',
  ended: "Your friend's share has expired, but you can still see this",
  gone: 'This link no longer works',
  'gone.hint': 'It may have been withdrawn. See other shows.',
}

export default enUS
