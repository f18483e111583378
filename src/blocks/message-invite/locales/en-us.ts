import type { MessageTextKey } from './zh-cn'

const enUS: Record<MessageTextKey, string> = {
  title: 'Notifications',
  hint: 'Hear from us before the show and before coupons expire',
  allow: 'Turn on',
  on: 'On',
  allowed: 'You will hear from us',
  rejected: 'Not allowed. You can turn them on later',
  off: 'Messages are off. Turn them on in the system settings',
  failed: 'Could not be turned on. Try again later',
}

export default enUS
