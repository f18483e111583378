import type { CustomButtonPage } from '@/contracts/layout/list-custom-buttons'
import type { LocalText } from '../texts/text'
import type { DemoIcon } from './demo-home-types'
import { localText } from './local-text'

/** A merchant button on a ticket page. */
interface DemoButton {
  icon: DemoIcon['icon']
  name: LocalText
  /** Page by its jump name. */
  target: string
}

const VENUES: DemoButton = { icon: 'venues', name: localText('场馆与交通', 'Getting there'), target: 'venues' }
const SUPPORT: DemoButton = { icon: 'help', name: localText('帮助与客服', 'Help'), target: 'support' }
const COUPONS: DemoButton = { icon: 'coupons', name: localText('领券中心', 'Coupons'), target: 'coupons' }
const CODES: DemoButton = { icon: 'ALL', name: localText('兑换门票', 'Ticket codes'), target: 'bind_ticket' }

const BUTTONS: Readonly<Record<CustomButtonPage, readonly DemoButton[]>> = {
  TICKET_HOLDER: [VENUES, SUPPORT, COUPONS, CODES],
  TRANSFER: [SUPPORT, CODES],
}

/** Buttons of a merchant's page; the minimal merchant has none. */
export function demoButtons(merchant: string, page: CustomButtonPage): readonly DemoButton[] {
  return merchant === 'minimal' ? [] : BUTTONS[page]
}
