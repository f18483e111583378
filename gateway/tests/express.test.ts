import { placedOrder } from '@test/buyer'
import { goodsOrder } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { confirmReceipt } from '@/contracts/goods/confirm-receipt'
import { getAboutOrder } from '@/contracts/order/get-about-order'
import { getExpress } from '@/contracts/order/get-express'
import { getOrder } from '@/contracts/order/get-order'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const HOUR_MS = 60 * 60_000

describe('messages after an order', () => {
  let shop: TestGateway
  let as: string
  let count = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    count += 1
    await later(0)
  })
  afterAll(() => shop.close())

  /** Hours go by, and the buyer logs in again. */
  const later = async (hours: number) => {
    shop.clock.advance(hours * HOUR_MS)
    as = await shop.signIn(`1396010${1000 + count}`)
  }
  const bought = async () => {
    const orderId = await goodsOrder(shop, as, `express-${count}`)
    await sandbox(shop, `orders/${orderId}/pay`)
    return orderId
  }
  const express = (orderId: string, user = as) => shop.call(getExpress, { orderId }, { as: user })
  const stepsOf = async (orderId: string) => (await express(orderId)).data?.traces.map(({ text }) => text)
  const operationsOf = async (orderId: string) => {
    const { data } = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    return { names: data?.operations.map(({ operation }) => operation), expressNo: data?.orderBrief.expressNo }
  }

  it('tracks a parcel step by step once it was sent, for its buyer only (ORDER-008, ORDER-054)', async () => {
    const orderId = await bought()
    expect((await express(orderId)).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect(await operationsOf(orderId)).toEqual({ names: ['CONTACT'], expressNo: undefined })
    await sandbox(shop, `orders/${orderId}/ship`)
    const { data: sent } = await express(orderId)
    expect(sent).toMatchObject({
      company: 'SF',
      displayName: '顺丰速运',
      state: 'COLLECTED',
      traces: [{ time: shop.clock.now(), text: '快递员已揽收', location: '发货中心' }],
    })
    expect(await operationsOf(orderId)).toEqual({ names: ['EXPRESS', 'CONTACT'], expressNo: sent?.expressNo })
    await later(46)
    expect(await stepsOf(orderId)).toEqual([
      '快递员正在派送，请保持电话畅通',
      '快件到达上海市',
      '快件已发出，正在运往上海市',
      '快递员已揽收',
    ])
    const stranger = await shop.signIn('13960109999')
    expect((await express(orderId, stranger)).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await shop.call(getAboutOrder, { orderId }, { as: stranger })).statusCode).toBe(BUSINESS_ERROR.notFound)
    await later(6)
    expect((await express(orderId)).data).toMatchObject({
      state: 'SIGNED',
      traces: [{ location: '上海市' }, {}, {}, {}, {}],
    })
  })

  it('ends for the parcel when its buyer has it, however early (ORDER-008)', async () => {
    const orderId = await bought()
    await sandbox(shop, `orders/${orderId}/ship`)
    await later(10)
    await shop.call(confirmReceipt, { orderId }, { as })
    const signedAt = shop.clock.now()
    await later(30)
    expect((await express(orderId)).data).toMatchObject({ state: 'SIGNED', traces: [{ time: signedAt }, {}, {}] })
    expect(await operationsOf(orderId)).toMatchObject({ names: ['EXPRESS', 'INVOICE', 'CONTACT', 'DELETE'] })
  })

  it('describes delivery, payment, refund and help in sections (ORDER-006)', async () => {
    const { orderId, orderNumber } = await placedOrder(shop, NAMED_SHOWS.sensitive, as, `about-${count}`)
    const about = async (id: string) => (await shop.call(getAboutOrder, { orderId: id }, { as })).data?.sections
    const sections = await about(orderId)
    expect(sections?.map(({ title }) => title)).toEqual(['电子票', '付款', '退票与退款', '帮助'])
    expect(sections?.[2]?.content.split('\n')[0]).toBe('演出前 72 小时以上：免费退票')
    expect(sections?.[3]?.content).toContain(orderNumber)
    expect((await about(await bought()))?.map(({ title }) => title)).toEqual(['收货', '付款', '退票与退款', '帮助'])
  })

  it('confirms the purchase by text message', async () => {
    const tips = async (orderId: string) =>
      (await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, { as })).data?.tips
    const { orderId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `tips-${count}`)
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await tips(orderId)).toBe('门票已放入票夹，祝您观演愉快')
    expect(await tips(await bought())).toBe('我们会尽快为您发货')
  })

  it('continues after the page of the payment, with a picture of the show', async () => {
    const page = async (orderId: string) =>
      (await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, { as })).data
    const { orderId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `page-${count}`)
    await sandbox(shop, `orders/${orderId}/pay`)
    const [toTickets, home] = ['ticket', 'home'].map((target) => ({ type: 'PAGE', target }))
    const tickets = await page(orderId)
    expect(tickets?.shareImageUrl).toContain(NAMED_SHOWS.simpleConcert)
    expect(tickets?.buttons).toEqual([
      { text: '查看票夹', jump: toTickets },
      { text: '返回首页', jump: home },
    ])
    for (const other of [await bought(), 'none']) {
      expect(await page(other)).toMatchObject({ shareImageUrl: '', buttons: [{ jump: home }] })
    }
  })
})
