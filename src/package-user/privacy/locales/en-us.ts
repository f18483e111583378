import type { PrivacyTextKey } from './zh-cn'

const enUS: Record<PrivacyTextKey, string> = {
  'privacy.title': 'Privacy',
  'kept.title': 'What we store and why',
  'kept.account': 'Phone, email and nickname, to log you in and contact you',
  'kept.people': 'Attendees and addresses, for named tickets and deliveries. Document numbers are partly hidden.',
  'kept.orders':
    'Orders, tickets and invoices, to serve you and keep our accounts. When you delete your account, we remove names, documents, phones and addresses. Only issued invoices stay, as tax law requires.',
  'kept.devices': "Devices, to spot logins that aren't yours",
  'kept.usage':
    'Pages and purchase steps after login, without your name, to improve the shop. You can turn this off below.',
  'kept.device': 'Drafts, language and city, on your device only. Drafts are cleared when you log out.',
  'export.title': 'Export my data',
  'export.hint': 'Everything we store about you, except login credentials',
  'export.file': 'Export as a file',
  'export.send': 'Send the file to a chat',
  'export.copy': 'Copy everything',
  'export.saved': 'File exported',
  'export.copied': 'Everything copied',
  'export.ready': 'The file is ready. Tap again to send it.',
  'export.failed': 'Export failed. Try again.',
  'consent.title': 'My consents',
  'consent.tracking': 'Usage statistics',
  'consent.location': 'Location, to find nearby cities and venues',
  'consent.messages': 'Reminders for sales, coupons and transfers',
  'clear.title': 'Clear this device',
  'clear.hint': 'Logs you out and deletes everything this app has stored on this device. Your account and orders stay.',
  'clear.confirm': 'Clear this device?',
  'clear.submit': 'Clear this device',
  'clear.done': 'This device was cleared',
  'clear.notLoggedOut': "This device was cleared, but we couldn't reach the shop to log you out",
  'close.title': 'Devices and account deletion',
  'close.hint': "See where you're logged in, or delete your account",
  'close.open': 'Account security',
}

export default enUS
