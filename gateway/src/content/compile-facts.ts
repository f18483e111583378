import type { CustomButtonPage } from '@/contracts/layout/list-custom-buttons'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { CustomButton } from '../catalogue/entities/home'
import type { ShopFacts } from '../catalogue/entities/shop-facts'
import { localText } from '../texts/local-text'
import type { FaultList } from './content-fault'
import type { ShopDocument, ShopOptions } from './documents/shop-document'
import { optionalText, plainText } from './written-texts'

const PAGES = {
  venues: 'venues',
  help: 'support',
  coupons: 'coupons',
  'ticket-codes': 'bind_ticket',
  parking: 'parking_payment',
  reservations: 'reserve_index',
} as const

/** Button of a shop that names none. */
const HELP: CustomButton = { icon: 'help', name: localText('帮助与客服', 'Help'), target: 'support' }

/** The shop as it presents itself, and its choices. */
export function compileFacts(body: ShopDocument, faults: FaultList): ShopFacts {
  const { help = [], email = null, options = {} } = body
  if (email !== null && !/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email))
    faults.add(['email'], email, 'This is no mail address.')
  help.forEach(({ id }, at) => {
    if (help.findIndex((answer) => answer.id === id) < at)
      faults.add(['help', at, 'id'], id, 'Another answer has the same id.')
  })
  return {
    email,
    about: optionalText(body.about, ['about'], faults),
    license: optionalText(body.license, ['license'], faults),
    help: help.map(({ question, answer }, at) => ({
      question: plainText(question, ['help', at, 'question'], faults),
      answer: plainText(answer, ['help', at, 'answer'], faults),
    })),
    options: compileOptions(options),
  }
}

function compileOptions(options: ShopOptions): Partial<ShopConfig> {
  const { hidePrices, theme, keepPrices } = options
  return {
    ...(hidePrices && { hiddenTicketPrice: true, hiddenTicketPriceText: '¥--' }),
    ...(theme && { themeMode: theme === 'light' ? 'LIGHT' : 'DARK' }),
    ...(keepPrices && { noAutoJumpPickSeat: true }),
  }
}

/** Buttons on the pages of tickets and of gifts. */
export function compileButtons(
  { buttons }: ShopDocument,
  faults: FaultList,
): Readonly<Record<CustomButtonPage, readonly CustomButton[]>> {
  const own = buttons?.map(({ icon, name, page }, at) => ({
    icon,
    name: plainText(name, ['buttons', at, 'name'], faults),
    target: PAGES[page],
  }))
  return { TICKET_HOLDER: own ?? [HELP], TRANSFER: own ?? [HELP] }
}
