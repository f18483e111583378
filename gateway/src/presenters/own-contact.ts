import type { PhoneContact } from '@/contracts/order/order-contact'
import type { SignedInUser } from '../call'

/** The unmasked number of an account as the initial contact of a purchase; nothing for visitors and accounts without one. */
export function presentOwnContact(user: Pick<SignedInUser, 'cellphone' | 'areaCode'> | null): {
  contact?: PhoneContact
} {
  if (!user || user.cellphone === '') return {}
  return { contact: { cellphone: user.cellphone, countryCode: user.areaCode } }
}
