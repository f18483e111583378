import type { OrderDisplayFields } from '@/contracts/order/get-order'
import type { PriceItem } from '@/contracts/order/price-item'
import { maskedEmail } from '@/domain/email'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { maskedPhone } from '@/domain/phone'
import { orderTimeText } from '@/domain/venue-clock'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import type { OrderRow } from '../services/orders/order-records'
import { productName } from './payment'

/** Facts of a purchase, already formatted (ORDER-014). */
export function presentDisplayFields({ order, bill }: OrderDetailRecord, locale: Locale): OrderDisplayFields {
  const price = priceInfoFromCents
  const feeOf = (type: PriceItem['priceItemType']) =>
    bill.filter((line) => line.type === type && line.direction === 'PLUS').reduce((all, { cents }) => all + cents, 0)
  const deliveryFee = feeOf('EXPRESS')
  // A service's own line is its price.
  const serviceFee = order.type === 'TICKET' || order.type === 'GOODS' ? feeOf('SERVICE') : 0
  const goodsBeside = order.type === 'TICKET' ? feeOf('ADD_ON') : 0
  return {
    orderCode: order.orderNumber,
    orderTime: orderTimeText(order.createdAt),
    ...(order.paymentProduct && { paymentMethod: productName(order.paymentProduct, locale) }),
    ...(order.remark !== '' && { remark: order.remark }),
    contactInfo: contactInfo(order),
    ticketAmount: price(order.listCents - goodsBeside),
    ...(deliveryFee > 0 && { deliveryFee: price(deliveryFee) }),
    ...(serviceFee > 0 && { serviceFee: price(serviceFee) }),
    payableAmount: price(order.payCents),
    ...(order.paidAt !== null && { realPaidAmount: price(order.payCents) }),
  }
}

function contactInfo({ contactAreaCode, contactCellphone, contactEmail }: OrderRow): string {
  const phone = `+${contactAreaCode} ${maskedPhone(contactCellphone)}`
  return contactEmail ? `${phone} · ${maskedEmail(contactEmail)}` : phone
}
