import type { FunctionComponent } from 'react'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { offerOf } from './buyer'
import { renderPage, theGateway } from './render-page'
import { seen, tap, type } from './screen'
import { newBuyer } from './screen-orders'

/** The parameters of the page that confirms an order of this show. */
export async function wanted(showId: string, qty = 1) {
  const { seatPlanId, bizShowSessionId } = await offerOf(await theGateway(), showId)
  return { showId, bizShowSessionId, items: JSON.stringify([{ seatPlanId, qty }]) }
}

/** Opens the page that confirms an order, for a user of one's own. */
export async function openCheckout(Page: FunctionComponent, showId: string = NAMED_SHOWS.simpleConcert, qty = 1) {
  const signedInAs = newBuyer()
  const page = await renderPage(Page, routes.confirmOrder, {
    params: await wanted(showId, qty),
    signedInAs,
  })
  await seen('submit-order')
  const orders = async () => {
    const as = await page.gateway.signIn(signedInAs)
    const { data } = await page.gateway.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    return data?.list.length
  }
  return { ...page, signedInAs, orders }
}

/** A number of an identity card that is right. */
export const ID_NO = '110101199003074514'

export async function fillAttendee() {
  await type('attendee-name', '李四')
  await type('attendee-id-no', ID_NO)
}

/** Adds an attendee in the sheet, which stays open with the new one chosen. */
export async function addAttendee() {
  await tap('choose-attendees')
  await tap('add-attendee')
  await fillAttendee()
  await tap('save-attendee')
  await seen('attendees-done')
}

/** Fills in what every order needs. */
export async function fill() {
  await type('contact', '13800138000')
  await tap('agree')
}
