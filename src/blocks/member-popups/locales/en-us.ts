import type { PopupTextKey } from './zh-cn'

const enUS: Readonly<Record<PopupTextKey, string>> = {
  'upgrade.title': 'You moved up a level',
  'upgrade.words': "You've reached {level}. Your new benefits:",
  'upgrade.look': 'See benefits',
  'birthday.title': 'Happy birthday',
  'birthday.words': 'Your birthday gift is in My coupons',
  'birthday.look': 'See coupons',
}

export default enUS
