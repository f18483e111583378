import { orderInput, placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { preOrder } from '@/contracts/order/pre-order'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { NAMED_SHOWS } from '../demo/named-shows'

const SHOW = NAMED_SHOWS.simpleConcert

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const requested = (scenario: string, as?: string) => ({
  ...(as && { as }),
  headers: { 'x-sandbox-scenario': scenario },
})

async function configOf(scenario: string) {
  const { data } = await shop.call(getShopConfig, {}, requested(scenario))
  if (!data) throw new Error(`${scenario}: no configuration`)
  return data.cyShopConfigVO
}

describe('a scenario', () => {
  it.each([
    ['1', 'UNPAID', '待支付'],
    ['-1', 'CANCELED', '已取消'],
    ['3', 'RESERVE', '待出票'],
    ['6', 'DELIVERING', '待使用'],
    ['7', 'DELIVERING_EXPRESS', '配送中'],
    ['9', 'SUCCEEDED', '已完成'],
    ['11', 'REFUNDED_TICKET', '已退票'],
    ['13', 'CLOSED', '已关闭'],
  ])(
    'order:%s shows an order that is %s (ORDER-015, ORDER-016, ORDER-017, ORDER-018, ORDER-019, ORDER-020, ORDER-021, ORDER-022, ORDER-023)',
    async (code, name, displayName) => {
      const as = await shop.signIn()
      const { orderId } = await placedOrder(shop, SHOW, as, `state-${code}`)
      const { data } = await shop.call(getOrder, { orderId, fromPage: 'x' }, requested(`order:${code}`, as))
      expect(data?.orderBrief.orderState).toMatchObject({ code: Number(code), name, displayName })
      const { data: really } = await shop.call(getOrder, { orderId, fromPage: 'x' }, { as })
      expect(really?.orderBrief.orderState.name).toBe('UNPAID')
      await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/expire` })
    },
  )

  it('payAmount0 sells a ticket for nothing', async () => {
    const as = await shop.signIn('13800138010')
    const input = await orderInput(shop, SHOW, as)
    const { data: offer } = await shop.call(preOrder, input, requested('payAmount0', as))
    expect([offer?.payAmount, offer?.totalAmount, offer?.total.yuanNum]).toEqual([0, 0, '0'])
    const paymentParam = { payAmount: 0, totalAmount: 0 }
    const { data } = await shop.call(createOrder, { ...input, paymentParam }, requested('payAmount0', as))
    expect(data).toMatchObject({ unPaidTransactionIds: [], payAmount: 0 })
    const { data: orders } = await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    expect(orders?.list[0]?.orderState.name).not.toBe('UNPAID')
  })

  it.each([
    ['oneMethod', 1],
    ['manyMethods', 10],
  ])('%s offers %i ways to pay', async (scenario, count) => {
    const as = await shop.signIn('13800138012')
    const { transactionId } = await placedOrder(shop, SHOW, as, scenario)
    const input = { transactionIds: [transactionId], platform: 'M_WEB', src: 'M_WEB', browserType: 'OTHER' as const }
    const { data } = await shop.call(listCashiers, input, requested(scenario, as))
    expect(new Set(data?.payments.map(({ paymentProduct }) => paymentProduct)).size).toBe(count)
  })

  it('payNull starts a payment without its parameters', async () => {
    const as = await shop.signIn('13800138014')
    const { transactionId } = await placedOrder(shop, SHOW, as, 'pay-null')
    const returns = { returnUrl: 'http://localhost/', cancelUrl: 'http://localhost/' }
    const paymentProduct = 'ALIPAY_CN_WAP'
    const input = { transactionIds: [transactionId], platform: 'M_WEB', paymentProduct, isNewCyy: true, ...returns }
    expect((await shop.call(pay, input, requested('payNull', as))).data).toEqual({ paymentProduct })
  })

  it.each([
    ['theme:none', 0],
    ['theme:one', 1],
    ['theme:two', 2],
  ])('%s has %i colour schemes', async (scenario, count) => {
    expect((await configOf(scenario)).availableShopThemes).toHaveLength(count)
  })

  it.each([3, 4, 5])('tabs:%i has that many', async (count) => {
    expect((await configOf(`tabs:${count}`)).layoutBottomNavigation.icons).toHaveLength(count)
  })

  it('changes other fields of a merchant', async () => {
    expect((await configOf('sites:off')).isOpenSite).toBe(false)
    expect((await configOf('sites:on')).isOpenSite).toBe(true)
    expect((await configOf('exchangeMerchant')).binaryFlags).toEqual(['MERCHANT_IS_ZZ'])
    expect((await configOf('hiddenPrice')).hiddenTicketPrice).toBe(true)
    const both = await configOf('hiddenPrice,sites:off')
    expect([both.hiddenTicketPrice, both.isOpenSite]).toEqual([true, false])
  })
})
