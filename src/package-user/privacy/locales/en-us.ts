import type { PrivacyTextKey } from './zh-cn'

const enUS: Record<PrivacyTextKey, string> = {
  'privacy.title': 'Privacy',
  'kept.title': 'What we keep, and why',
  'kept.account': 'Phone, e-mail and nickname: to log you in and reach you',
  'kept.people': 'Attendees and addresses: for tickets by name and deliveries. Document numbers are shown in part only',
  'kept.orders':
    'Orders, tickets and invoices: to serve you and for the books. They stay without your name after you close the account',
  'kept.devices': 'Devices: to notice when somebody else logs in',
  'kept.usage':
    'Usage: pages and steps of a purchase, without your name, to improve the shop. Recorded after login; the settings switch it off',
  'kept.device': 'Drafts, language and city: on your device alone. Drafts go when you log out',
  'export.title': 'Export my data',
  'export.hint': 'Everything that we keep of you, but for secrets of logins and passwords',
  'export.submit': 'Copy everything',
  'close.title': 'Devices and closing',
  'close.hint': 'See where you are logged in, or close the account',
  'close.open': 'Account and security',
}

export default enUS
