import type { CustomButtonPage } from '@/contracts/layout/list-custom-buttons'
import type { CustomButton } from '../catalogue/entities/home'
import { localText } from '../texts/local-text'

const VENUES: CustomButton = { icon: 'venues', name: localText('场馆与交通', 'Getting there'), target: 'venues' }
const SUPPORT: CustomButton = { icon: 'help', name: localText('帮助与客服', 'Help'), target: 'support' }
const COUPONS: CustomButton = { icon: 'coupons', name: localText('领券中心', 'Coupons'), target: 'coupons' }
const CODES: CustomButton = { icon: 'ALL', name: localText('兑换门票', 'Ticket codes'), target: 'bind_ticket' }

/** Merchant buttons of each page that has some. */
export const DEMO_BUTTONS: Readonly<Record<CustomButtonPage, readonly CustomButton[]>> = {
  TICKET_HOLDER: [VENUES, SUPPORT, COUPONS, CODES],
  TRANSFER: [SUPPORT, CODES],
}
