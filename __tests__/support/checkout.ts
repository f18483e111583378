import type { FunctionComponent } from 'react'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { ID_NO } from './attendees'
import { offerOf } from './buyer'
import { renderPage, theGateway } from './render-page'
import { seen, tap, type } from './screen'
import { newBuyer } from './screen-orders'

/** The parameters of the page that confirms an order of this show. */
export async function wanted(showId: string, qty = 1) {
  const { seatPlanId, bizShowSessionId } = await offerOf(await theGateway(), showId)
  return { showId, bizShowSessionId, items: JSON.stringify([{ seatPlanId, qty }]) }
}

/** Opens the page that confirms an order, for a separate user. */
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

type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>

/** Adds an attendee of this user and picks them while the calling page waits. */
export async function pickAttendee({ app, gateway, signedInAs, show }: OpenCheckout): Promise<void> {
  const as = await gateway.signIn(signedInAs)
  const person = { name: '李四', countryCode: 'CN', idType: 'ID_CARD', idNo: ID_NO } as const
  const { data } = await gateway.call(createAttendee, person, { as })
  await tap('choose-attendees')
  await app.navigation.backWith(routes.viewer, { ids: [data?.id ?? ''] })
  await show()
}

/** Fills in the required fields of every order. */
export async function fill() {
  await type('contact', '13800138000')
  await tap('agree')
}
