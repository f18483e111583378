import type { ShareTextKey } from './zh-cn'

const enUS: Record<ShareTextKey, string> = {
  title: 'Share',
  friend: 'To a friend',
  send: 'Share',
  poster: 'Poster',
  link: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Could not be copied. Try again',
  failed: 'Could not be shared. Try again',
  leave: 'Allow saving to your album',
  settings: 'Settings',
  'poster.hint': 'Scan for tickets',
  'poster.failed': "The poster couldn't be made. Try again later",
  named: 'With my name',
  'named.on': 'Friends see “{name}” and your picture. The link works for 30 days',
  'named.off': 'The link says nothing about you',
  hold: 'Press and hold the picture to save it',
  save: 'Save to album',
  'save.saved': 'Saved',
  'save.allowed': 'Album access allowed, saved',
  'save.denied': 'Allow album access and try again',
  'save.failed': 'Save failed',
}

export default enUS
