import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listShows } from '@/contracts/show/list-shows'
import { NothingToPlay, type Visitor } from '../visitor'

/** Available tickets without names and without picked seats. */
export interface ChosenTicket {
  showId: string
  bizShowSessionId: string
  seatPlanId: string
  /** Price of a unit, cents. */
  priceCent: number
}

const NOT_BOOKABLE = 'No ticket can be chosen'
const LISTED = 50

/** First available ticket that the kit can buy, of the named show or any; stops the journey without one. */
export async function chooseTicket(visitor: Visitor): Promise<ChosenTicket> {
  const { showId: named } = visitor.parts
  const showIds = named === undefined ? await showsOnOffer(visitor) : [named]
  for (const showId of showIds) {
    const ticket = await ticketOf(visitor, showId)
    if (ticket !== null) return ticket
  }
  const where = named === undefined ? `the first ${LISTED} shows` : `the show ${named}`
  throw new NothingToPlay(`no ticket of ${where} can be bought without names, captchas and picked seats`)
}

async function showsOnOffer(visitor: Visitor): Promise<string[]> {
  const { list } = await visitor.on('All shows', 'An empty list').call(listShows, { offset: 0, length: LISTED })
  return list.map(({ showId }) => showId)
}

async function ticketOf(visitor: Visitor, showId: string): Promise<ChosenTicket | null> {
  const page = visitor.on('Booking', NOT_BOOKABLE)
  const sale = await page.call(getShowDynamic, { showId })
  const isSimple = sale.showStatus === 'ON_SALE' && !sale.soldOut && !sale.captchaSwitch && sale.hotMode === 'NORMAL'
  if (!isSimple) return null
  const { basicInfo } = await page.call(getShowStatic, { showId })
  if (basicInfo.whiteTags.length > 0) return null
  const { sessions } = await page.call(listSessionsStatic, { showId })
  const { sessions: states } = await page.call(listSessionsDynamic, { showId })
  const session = sessions.find(({ bizShowSessionId, realNameType, supportSeatPicking, deliverMethods }) => {
    const state = states.find((known) => known.bizShowSessionId === bizShowSessionId)
    const isOnSale = state?.sessionStatus === 'ON_SALE' && !state.soldOut
    return isOnSale && realNameType === 'NONE' && !supportSeatPicking && deliverMethods.includes('E_TICKET')
  })
  if (session === undefined) return null
  const input = { showId, bizShowSessionId: session.bizShowSessionId }
  const { seatPlans } = await page.call(listSeatPlansStatic, input)
  const { seatPlans: stock } = await page.call(listSeatPlansDynamic, input)
  const plan = seatPlans.find(({ seatPlanId, seatPlanCategory, ageLimit }) => {
    const left = stock.find((known) => known.seatPlanId === seatPlanId)
    return left?.purchaseMode === 'BUY' && left.canBuyCount >= 2 && seatPlanCategory === 'SINGLE' && !ageLimit
  })
  return plan ? { ...input, seatPlanId: plan.seatPlanId, priceCent: plan.originalPriceCent } : null
}
