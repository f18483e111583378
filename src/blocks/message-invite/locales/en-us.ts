import type { MessageTextKey } from './zh-cn'

const enUS: Record<MessageTextKey, string> = {
  title: 'Notifications',
  hint: 'Get reminders before your show and before coupons expire',
  allow: 'Turn on',
  on: 'On',
  allowed: "We'll notify you",
  rejected: 'Not allowed. You can turn them on later.',
  off: 'Messages are off. Turn them on in system settings.',
  failed: "Couldn't turn on notifications. Try again later.",
}

export default enUS
