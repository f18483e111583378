import type { ShareTextKey } from './zh-cn'

const enUS: Record<ShareTextKey, string> = {
  title: 'Share',
  friend: 'Share with a friend',
  send: 'Share',
  poster: 'Create a poster',
  link: 'Copy link',
  copied: 'Link copied',
  copyFailed: "Couldn't copy. Try again.",
  failed: "Couldn't share. Try again.",
  leave: 'Allow saving to your photos',
  settings: 'Settings',
  'poster.hint': 'Scan for tickets',
  'poster.failed': "Couldn't create the poster. Try again later.",
  named: 'Include my name',
  'named.on': 'Friends see "{name}" and your picture. The link works for 30 days.',
  'named.off': 'The link has no information about you',
  hold: 'Press and hold the image to save it',
  save: 'Save to photos',
  'save.saved': 'Saved',
  'save.allowed': 'Access allowed, saved',
  'save.denied': 'Allow photo access and try again',
  'save.failed': "Couldn't save. Try again.",
}

export default enUS
