import type { PaymentResultTextKey } from './zh-cn'

const enUS: Record<PaymentResultTextKey, string> = {
  'loading.paying': 'Paying',
  'loading.checking': 'Checking the result',
  'loading.success': 'Paid',
  'loading.failed': 'Payment failed',
  'loading.closed': 'Order closed',
  'loading.refunded': 'Order refunded',
  'loading.hint': 'Confirming with the payment provider. One moment, please.',
  'loading.unknown': "No result yet. If you've paid, it'll show in your order soon.",
  'loading.loggedOut': 'Log in to see your payment',
  'loading.loggedOutHint': 'Paid or not, your order and your money are safe',
  'loading.logIn': 'Log in',
  'loading.seeOrder': 'View order',
  'success.title': 'Paid',
  'success.unknown': 'Payment result',
  'success.tickets': 'View tickets',
  'success.entrance': 'Entrance',
  'success.arrival': 'Before you go',
  'success.paid': 'Paid',
  'success.card': 'View card',
  'success.share': 'Share with a friend',
  'success.orders': 'My orders',
  'success.home': 'Back to home',
}

export default enUS
