import type { Locale } from '@/domain/locale'
import { type TextKey, type TextValues, translate } from './text'

/** Texts that leave the shop as messages. */
export const MESSAGE_TEXTS = [
  'account.code',
  'account.phoneChanged',
  'card.extended',
  'device.new',
  'mail.activate',
  'mail.addressChanged',
  'mail.code',
  'mail.known',
  'mail.passwordChanged',
  'mail.reset',
  'message.invoice',
  'message.orderPaid',
  'message.transferAccepted',
  'message.transferSent',
  'payment.code',
  'refund.late',
  'reminder.back',
  'reminder.begun',
  'reminder.canceled',
  'reminder.coupons',
  'reminder.membership',
  'reminder.moved',
  'reminder.place',
  'reminder.planBack',
  'reminder.postponed',
  'reminder.sale',
] as const satisfies readonly TextKey[]

export type MessageTextKey = (typeof MESSAGE_TEXTS)[number]

/** A text with its values: a mail reads as written here, a vendor fills its own template with the values. */
export interface MessageText {
  locale: Locale
  key: MessageTextKey
  values: TextValues
}

export function messageTextNamed(name: string): MessageTextKey | undefined {
  return MESSAGE_TEXTS.find((key) => key === name)
}

/** Names of the values in a text. */
export function valueNamesOf(key: MessageTextKey): string[] {
  return [...translate('zh-CN', key).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Subject of a text as a mail. */
export function mailSubject({ locale, key }: Pick<MessageText, 'locale' | 'key'>): string {
  if (key.endsWith('.code')) return translate(locale, 'mail.subject.code')
  if (key.startsWith('mail.') || key === 'device.new' || key === 'account.phoneChanged')
    return translate(locale, 'mail.subject.account')
  return translate(locale, 'mail.subject.order')
}

/** Texts of the scenes that users allow a vendor's app to notify them of. */
export const SCENE_TEXTS = {
  ORDER_PAID: ['message.orderPaid'],
  SHOW_REMIND: ['reminder.sale', 'reminder.begun', 'reminder.back'],
  TICKET_TRANSFER: ['message.transferSent', 'message.transferAccepted'],
  COUPON_TEMPLATE_EXPIRE: ['reminder.coupons'],
} as const satisfies Readonly<Record<string, readonly MessageTextKey[]>>

export type SceneName = keyof typeof SCENE_TEXTS

export function sceneNamed(name: string): SceneName | undefined {
  return Object.hasOwn(SCENE_TEXTS, name) ? (name as SceneName) : undefined
}

/** The scene of a text. */
export function sceneOf(textKey: string): SceneName | undefined {
  const scenes = Object.keys(SCENE_TEXTS) as SceneName[]
  return scenes.find((scene) => SCENE_TEXTS[scene].some((key) => key === textKey))
}
