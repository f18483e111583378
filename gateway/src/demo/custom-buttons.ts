import type { CustomButtonPage } from '@/contracts/layout/list-custom-buttons'
import type { LocalText } from '../texts/text'
import type { DemoIcon } from './demo-home-types'
import { localText } from './local-text'

/** A button that a merchant placed on a page of tickets. */
interface DemoButton {
  icon: DemoIcon['icon']
  name: LocalText
  /** A page by the name that jumps have for it. */
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

/** The buttons of a merchant's page; the merchant with the least has none. */
export function demoButtons(merchant: string, page: CustomButtonPage): readonly DemoButton[] {
  return merchant === 'minimal' ? [] : BUTTONS[page]
}
