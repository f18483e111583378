import { waitListOrder } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import OrderDetailPage from '../order-detail/order-detail'
import WaitListInstructionPage from './wait-list-instruction'

/** A separate user with a paid order on the waiting list. */
async function waiting() {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const orderId = await waitListOrder(gateway, await gateway.signIn(signedInAs), `waiting-${signedInAs}`)
  await settle(orderId)
  return { signedInAs, params: { orderId } }
}

describe('the waiting list of an order (ORDER-007)', () => {
  describeStates({
    Page: WaitListInstructionPage,
    route: routes.waitListInstruction,
    options: waiting,
    words: '候补规则',
  })

  it('has its place, the end and the rules, reached from the order (ORDER-053)', async () => {
    const options = await waiting()
    const { router, close } = await renderPage(OrderDetailPage, routes.orderDetail, options)
    await seenText('候补中')
    await seenText('有票退回时将按支付先后自动出票')
    await tap('wait-list')
    expect(router.lastMove).toMatchObject({ path: routes.waitListInstruction.path, params: options.params })
    close()
    await renderPage(WaitListInstructionPage, routes.waitListInstruction, options)
    await eventually(() => expect(document.body.textContent).toMatch(/第 \d+ 位候补截止\d{4}\.\d{2}\.\d{2}/))
    await seenText('先支付先候补')
  })
})
