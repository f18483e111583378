import fc from 'fast-check'
import { shopFlags } from '@/domain/shop-flags'
import { withQuery } from '@/lib/query-string'
import type { App } from './app'
import { type Paid, paymentResultRoute } from './payment-result-route'

const visit = (launchQuery: Record<string, string> = {}, flags: string[] = []) => ({
  launchQuery,
  shopConfig: { flags: shopFlags(flags) } as App['shopConfig'],
})

function addressAfter(paid: Omit<Paid, 'orderId'>, of = visit({ channelId: 'c1' })): string {
  const { route, params } = paymentResultRoute({ orderId: '7', ...paid }, of)
  return withQuery(route.aliases[0] ?? '', params)
}

describe('the page that follows a payment (NAV-129, NAV-130)', () => {
  it.each<[string, Omit<Paid, 'orderId'>, string]>([
    ['a ticket', { orderType: 'TICKET' }, '/pay-success?orderId=7&orderType=ticket&channelId=c1'],
    ['what has no type', {}, '/pay-success?orderId=7&orderType=ticket&channelId=c1'],
    [
      'parking',
      { orderType: 'PARKING', boughtOn: 'parking-detail' },
      '/pay-success?orderId=7&orderType=parking&channelId=c1&fromPage=parking-detail',
    ],
    ['a membership', { boughtOn: 'member-confirm' }, '/member-pay-success?orderId=7&channelId=c1'],
    [
      'more for a ticket that is there',
      { ticketId: 'v9' },
      '/ticket-detail-new?id=v9&channelId=c1&source=1&target=1&pageSource=purchase',
    ],
  ])('of %s', (_name, paid, address) => {
    expect(addressAfter(paid)).toBe(address)
  })

  it.each([
    ['the merchant', visit({}, ['USE_NEW_PAY_SUCCESS'])],
    ['the link of the visit', visit({ newPaySuccess: '1' })],
  ])('is the new one where %s asks for it', (_who, of) => {
    expect(addressAfter({}, of)).toBe('/pay-success-new?orderId=7&orderType=ticket')
  })

  it('names every type in lower case, and never no type', () => {
    fc.assert(
      fc.property(fc.string(), (orderType) => {
        const { params } = paymentResultRoute({ orderId: '7', orderType }, visit())
        expect(params.orderType).toBe(orderType === '' ? 'ticket' : orderType.toLowerCase())
      }),
    )
  })
})
