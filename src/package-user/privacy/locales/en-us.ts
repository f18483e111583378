import type { PrivacyTextKey } from './zh-cn'

const enUS: Record<PrivacyTextKey, string> = {
  'privacy.title': 'Privacy',
  'kept.title': 'What we keep, and why',
  'kept.account': 'Phone, e-mail and nickname: to log you in and reach you',
  'kept.people': 'Attendees and addresses: for tickets by name and deliveries. Document numbers are shown in part only',
  'kept.orders':
    'Orders, tickets and invoices: to serve you and for the books. After you close the account, names, documents, phones and addresses are removed; only issued invoices stay as they are, as tax law requires',
  'kept.devices': 'Devices: to notice when somebody else logs in',
  'kept.usage':
    'Usage: pages and steps of a purchase, without your name, to improve the shop. Recorded after login; you can switch it off below',
  'kept.device': 'Drafts, language and city: on your device alone. Drafts go when you log out',
  'export.title': 'Export my data',
  'export.hint': 'Everything that we keep of you, but for secrets of logins and passwords',
  'export.file': 'Export as a file',
  'export.send': 'Send the file to a chat',
  'export.copy': 'Copy everything',
  'export.saved': 'File exported',
  'export.copied': 'Everything copied',
  'export.ready': 'The file is ready. Tap again to send it',
  'export.failed': 'The export failed. Try again',
  'consent.title': 'What you agree to',
  'consent.tracking': 'Usage statistics',
  'consent.location': 'Location: find cities and venues near you',
  'consent.messages': 'Reminders of sales, coupons and transfers',
  'clear.title': 'Clear this device',
  'clear.hint': 'Logs you out and deletes everything this app has stored on this device. Your account and orders stay',
  'clear.ask': 'Clear this device?',
  'clear.submit': 'Clear this device',
  'clear.done': 'This device is cleared',
  'clear.notLoggedOut': 'This device is cleared, but the shop could not be reached to log you out',
  'close.title': 'Devices and closing',
  'close.hint': 'See where you are logged in, or close the account',
  'close.open': 'Account security',
}

export default enUS
