import type { Request } from '@/request/request'
import { fetchSettlement } from './settlement'

/** Answers an order of goods with items of these states, and records the requested path. */
function goodsOf(...states: string[]) {
  const requested: string[] = []
  const request = (async ({ path }: { path: string }) => {
    requested.push(path)
    return {
      orderItems: states.map((orderStatus) => ({ orderStatus })),
      orderBrief: { orderState: { name: 'UNPAID' } },
    }
  }) as unknown as Request
  return { requested, request }
}

it.each([
  [['UNPAID', 'UNPAID'], null],
  [['PAID', 'UNPAID'], { status: 'paid' }],
  [['SHIPPED'], { status: 'paid' }],
  [['DONE', 'REFUNDED'], { status: 'paid' }],
  [['CANCELED', 'CANCELED'], { status: 'cancelled' }],
  [['REFUNDED', 'CANCELED'], { status: 'refunded' }],
] as const)('reads how goods were paid from their items: %j (ORDER-062)', async (states, settlement) => {
  const { requested, request } = goodsOf(...states)
  expect(await fetchSettlement(request, { orderId: 'o1', orderType: 'goods' })).toEqual(settlement)
  expect(requested).toEqual(['trade/buyer/v2/items/orders/:orderId'])
})

it('queries the order itself for every other type', async () => {
  const { requested, request } = goodsOf('PAID')
  expect(await fetchSettlement(request, { orderId: 'o1' })).toBeNull()
  expect(requested).toEqual(['trade/buyer/v5/orders/:orderId'])
})

it.each([
  ['UNPAID', null],
  ['CANCELED', 'cancelled'],
  ['RESERVE', 'paid'],
  ['DELIVERING', 'paid'],
  ['DELIVERING_EXPRESS', 'paid'],
  ['SUCCEEDED', 'paid'],
  ['REFUNDED_TICKET', 'refunded'],
  ['CLOSED', 'closed'],
  ['toString', null],
  ['A_STATE_TO_COME', null],
])('reads the outcome of an order that is %s (PAY-022, D-36)', async (name, status) => {
  const request = (async () => ({ orderBrief: { orderState: { name } } })) as unknown as Request
  expect((await fetchSettlement(request, { orderId: 'o1' }))?.status ?? null).toBe(status)
})

it('reads goods that the shop has closed as closed (D-36)', async () => {
  const orderBrief = { orderState: { name: 'CLOSED' } }
  const request = (async () => ({ orderItems: [{ orderStatus: 'CANCELED' }], orderBrief })) as unknown as Request
  expect(await fetchSettlement(request, { orderId: 'o1', orderType: 'goods' })).toEqual({ status: 'closed' })
})
