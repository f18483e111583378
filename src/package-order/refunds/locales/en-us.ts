import type { RefundsTextKey } from './zh-cn'

const enUS: Record<RefundsTextKey, string> = {
  'refund.title': 'Request a refund',
  'refund.sessions': 'Choose a session',
  'refund.times': '{left} of {max} refunds left for this session',
  'refund.discount': 'Share of discounts -{amount}',
  'refund.count': '{count} refundable',
  'refund.pieces': '{count} returnable',
  'refund.none': 'Nothing is refundable right now',
  'refund.noneHint': 'See the refund rules below, or contact us from the order',
  'refund.noneNow': "These tickets can't be refunded right now. Contact us if you need help.",
  'refund.rule': 'Refund rules',
  'refund.ruleHint': 'Fees depend on when you submit the request',
  'refund.reason': 'Reason',
  'refund.remark': 'Optional',
  'refund.choose': 'Choose the tickets to refund',
  'refund.chooseItems': 'Choose the tickets or merchandise to refund',
  'refund.back': "You'll receive",
  'refund.tickets': 'Tickets ({count})',
  'refund.items': 'Items ({count})',
  'refund.fee': 'Refund fee',
  'refund.card': 'Returned to your gift card',
  'refund.coupons': 'Coupons you used will be returned',
  'refund.points': '{count} {count, plural, one {point} other {points}} you used will be returned',
  'refund.bill': 'Refund details',
  'refund.submit': 'Request a refund',
  'refund.confirm': 'Refund these tickets for {price}?',
  'refund.confirmHint':
    "These tickets go on hold now and become invalid once approved. We'll refund your original payment method.",
  'refund.confirmItems': 'Return {count} {count, plural, one {item} other {items}} for {price}?',
  'refund.confirmItemsHint':
    "We'll review your request. Once approved, we'll refund your original payment method and the tickets become invalid.",
  'refund.requested': 'Refund requested',
}

export default enUS
