import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { OrderContact } from '@/contracts/order/order-contact'
import { BusinessError } from '../../business-error'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { checkedEmail } from '../emails/email-addresses'

/** Contact of an order as stored: a valid phone number, and an e-mail address if one was given. */
export function checkedContact({ cellphone, countryCode, email = '' }: OrderContact): OrderContact {
  if (!isPhoneNumber({ cellphone, countryCode })) {
    throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'order.contact', { mode: 1 })
  }
  return { cellphone, countryCode, ...(email.trim() !== '' && { email: checkedEmail(email) }) }
}
