import type { UnregisteredTextKey } from './zh-cn'

const enUS: Record<UnregisteredTextKey, string> = {
  title: 'Booking confirmed',
  visitor: 'Log in to see this booking',
  'visitor.hint': "No account yet? Log in with the phone number you booked with, and we'll create one for you.",
  login: 'Log in or sign up',
  contact: 'Contact phone {phone}',
  'contact.hint':
    "Show updates go to this number. The tickets are in the account you're logged in to. To let the person with this number enter on their own, transfer the tickets to them. They log in with this number to accept.",
  wallet: 'Go to Tickets',
  order: 'View order',
}

export default enUS
