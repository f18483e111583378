import type { UnregisteredTextKey } from './zh-cn'

const enUS: Record<UnregisteredTextKey, string> = {
  title: 'Booking confirmed',
  visitor: 'Log in to see this booking',
  'visitor.hint': 'No account yet? Log in with the phone number you booked with and we create one for you.',
  login: 'Log in or sign up',
  contact: 'Contact phone {phone}',
  'contact.hint':
    'Messages about the show go to this number. The tickets are in the account you are logged in with; to let the holder of the number show them, send them from your tickets. A login with the phone number is all it takes to receive them.',
  wallet: 'Open my tickets',
  order: 'View order',
}

export default enUS
