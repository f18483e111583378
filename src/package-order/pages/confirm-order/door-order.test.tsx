import { fill } from '@test/checkout'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestApp } from '@test/test-app'
import { getVenuePurchase } from '@/contracts/show/get-venue-purchase'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const showId = NAMED_SHOWS.simpleConcert

/** Opens the order of a ticket at the door. */
async function open(prepare: (testApp: TestApp) => Promise<void>) {
  const { data } = await (await theGateway()).call(getVenuePurchase, { showId })
  const [plan] = data?.seatPlans ?? []
  const params = {
    showId,
    bizShowSessionId: plan?.bizShowSessionId ?? '',
    siteId: data?.siteId ?? '',
    items: JSON.stringify([{ seatPlanId: plan?.seatPlanId, qty: 1 }]),
  }
  return renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs: newBuyer(), prepare })
}

describe('an order at the door (SEAT-004)', () => {
  it('uses the pass of the venue for price and order (NET-042, NET-043, NET-045)', async () => {
    const passes: (string | undefined)[] = []
    const { network } = await open(async ({ app, network: ofApp }) => {
      await app.request(getVenuePurchase, { showId })
      ofApp.intercept = ({ url, headers }) => {
        if (/venue_purchase\/pre_orders|create_order/.test(url)) passes.push(headers.passId)
        return undefined
      }
    })
    await seenText('380')
    await fill()
    await tap('submit-order')
    await eventually(() => expect(passes).toHaveLength(2))
    expect(passes[0]).toBeTruthy()
    expect(passes[1]).toBe(passes[0])
    expect(network.sent.filter((call) => call.includes('v5/pre_order'))).toEqual([])
  })

  it('returns to the door without the pass', async () => {
    await open(async () => {})
    await seenText('现场购票已超时')
  })
})
