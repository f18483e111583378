import fc from 'fast-check'
import { shopFlags } from '@/domain/shop-flags'
import { withQuery } from '@/lib/query-string'
import { routeOfPath } from '@/routes'
import type { App } from '@/services/app'
import { type Paid, paidOf, paymentResultRoute, paymentWaitingParams } from './payment-result-route'

const visit = (launchQuery: Record<string, string> = {}, flags: string[] = []) => ({
  launchQuery,
  shopConfig: { flags: shopFlags(flags) } as App['shopConfig'],
})

function addressAfter(paid: Omit<Paid, 'orderId'>, of = visit({ channelId: 'c1' })): string {
  const { address, params } = paymentResultRoute({ orderId: '7', ...paid }, of)
  return withQuery(address, params)
}

describe('the page that follows a payment (NAV-129…132, PAY-073)', () => {
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
      'a membership for a show',
      { boughtOn: 'member-confirm', showId: 's5' },
      '/member-pay-success?orderId=7&channelId=c1&showId=s5',
    ],
    [
      'more for a ticket that is there',
      { ticketId: 'v9' },
      '/ticket-detail?id=v9&channelId=c1&source=1&target=1&pageSource=purchase',
    ],
  ])('opens %s', (_name, paid, address) => {
    expect(addressAfter(paid)).toBe(address)
  })

  it.each<[string, string]>([
    ['/package-reserve/pages/reserve-order/reserve-order?orderId=7', 'reserveOrder 7'],
    ['/order/detail/7', 'orderDetail 7'],
    ['https://evil.example/', 'paySuccess 7'],
    ['//evil.example', 'paySuccess 7'],
    ['/sandbox/api/reset', 'paySuccess 7'],
    ['/order/nothing/of/this', 'paySuccess 7'],
    ['javascript:alert(1)', 'paySuccess 7'],
    ['', 'paySuccess 7'],
  ])('opens the page of the shop that the order names: %s (D-37, ORDER-013)', (payReturnUrl, page) => {
    const { route, params } = paymentResultRoute({ orderId: '7', payReturnUrl }, visit())
    expect(`${route.name} ${params.orderId}`).toBe(page)
  })

  it.each([
    ['the merchant', visit({}, ['USE_NEW_PAY_SUCCESS'])],
    ['the link of the visit', visit({ newPaySuccess: '1' })],
  ])('opens the new one for %s (NAV-130)', (_who, of) => {
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

it('names the ticket by the address of its page (NAV-132)', () => {
  const { address, route } = paymentResultRoute({ orderId: '7', ticketId: 'v9' }, visit())
  expect(routeOfPath(address.slice(1))).toBe(route)
})

it.each<[string, Paid]>([
  ['parking', { orderId: '7', orderType: 'parking', boughtOn: 'parking-detail' }],
  ['a membership', { orderId: '7', orderType: 'member', boughtOn: 'member-confirm' }],
  ['a membership for a show', { orderId: '7', orderType: 'member', boughtOn: 'member-confirm', showId: 's5' }],
  ['more for a ticket', { orderId: '7', orderType: 'goods', ticketId: 'v9' }],
])('keeps the order of %s while the payment is pending (NAV-129 to NAV-132)', (_name, paid) => {
  expect(paidOf(paymentWaitingParams(paid, visit({ channelId: 'c1' })))).toEqual(paid)
})
