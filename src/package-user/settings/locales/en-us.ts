import type { SettingsTextKey } from './zh-cn'

const enUS: Record<SettingsTextKey, string> = {
  'shopState.title': 'State of the shop',
  'shopState.closed': 'The shop is not open',
  'shopState.hint': 'Please come back later',
  'shopState.look': 'Try again',
  'pageError.title': 'No such page',
  'pageError.hint': 'The link may be out of date, or this page is not offered here',
  'languagePush.title': 'Message language',
  'languagePush.hint': 'Text messages and notices are sent in this language',
  'settings.profile': 'Profile',
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.skin': 'Appearance',
  'settings.account': 'Account security',
  'settings.version': 'Version',
  'settings.logout': 'Log out',
  'settings.logoutAsk': 'Log out now?',
  'settings.logoutFailed': 'You are logged out on this device, but the shop could not be reached',
  'skin.system': 'System default',
  'skin.light': 'Light',
  'skin.dark': 'Dark',
  'agreement.title': 'Agreement',
  'announce.title': 'Notice',
  'support.title': 'Help',
  'support.email': 'E-mail',
  'support.refund.ask': 'How do I refund or change a ticket?',
  'support.refund.answer':
    'The rules of each show are stated before you buy and in your order. Where it is possible, you can do it from the order.',
  'support.entry.ask': 'How do I get in?',
  'support.entry.answer': 'Show the entry code in your ticket wallet. Your latest tickets open without a network, too.',
  'support.to.orders': 'Orders and refunds',
  'support.to.tickets': 'My tickets',
  'support.to.account': 'Account security',
  'support.transfer.ask': 'How do I send a ticket to a friend?',
  'support.transfer.answer':
    'Open the ticket, choose Transfer and send the link. You can take it back until your friend accepts. After 24 hours it returns to you.',
  'support.invoice.ask': 'How do I get an invoice?',
  'support.invoice.answer': 'After the show, choose Invoice in the order. It is sent to your e-mail.',
  'support.names.ask': 'I entered the wrong attendee',
  'support.names.answer':
    'Where the show allows it, change the attendee in the ticket. Otherwise contact us before the show.',
  'support.code.ask': 'I get no verification code',
  'support.code.answer':
    'Check your number and whether messages are blocked; you can ask again after 60 seconds. Our service never asks for a code.',
  'settings.privacy': 'Privacy',
}

export default enUS
