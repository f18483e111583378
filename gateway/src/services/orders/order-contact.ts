import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { OrderContact } from '@/contracts/order/order-contact'
import { BusinessError } from '../../business-error'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { checkedEmail } from '../emails/email-addresses'

/** Where news of an order goes, as it is kept: a number that somebody can have, and an address where one was typed. */
export function checkedContact({ cellphone, countryCode, email = '' }: OrderContact): OrderContact {
  if (!isPhoneNumber({ cellphone, countryCode })) {
    throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'order.contact', { mode: 1 })
  }
  return { cellphone, countryCode, ...(email.trim() !== '' && { email: checkedEmail(email) }) }
}
