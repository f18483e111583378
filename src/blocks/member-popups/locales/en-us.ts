import type { PopupTextKey } from './zh-cn'

const enUS: Readonly<Record<PopupTextKey, string>> = {
  'upgrade.title': 'A new level',
  'upgrade.words': 'You are now {level}. This is yours:',
  'upgrade.look': 'See benefits',
  'birthday.title': 'Happy birthday',
  'birthday.words': 'Your birthday gift is in your wallet',
  'birthday.look': 'See coupons',
}

export default enUS
