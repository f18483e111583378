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
  [['PAID', 'UNPAID'], 'paid'],
  [['SHIPPED'], 'paid'],
  [['CANCELED', 'CANCELED'], 'cancelled'],
] as const)('reads how goods were paid from their items: %j (ORDER-062)', async (states, settlement) => {
  const { requested, request } = goodsOf(...states)
  expect(await fetchSettlement(request, { orderId: 'o1', orderType: 'goods' })).toBe(settlement)
  expect(requested).toEqual(['trade/buyer/v2/items/orders/:orderId'])
})

it('queries the order itself for every other type', async () => {
  const { requested, request } = goodsOf('PAID')
  expect(await fetchSettlement(request, { orderId: 'o1' })).toBeNull()
  expect(requested).toEqual(['trade/buyer/v5/orders/:orderId'])
})
