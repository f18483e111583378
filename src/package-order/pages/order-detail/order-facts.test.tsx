import { changeAnswers } from '@test/changed-answers'
import { renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { asOwnerOfReturnable, newBuyer, paidOrder, unpaidOrder } from '@test/screen-orders'
import type { GetOrderOutput } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import OrderDetailPage from './order-detail'

describe('the facts of an order', () => {
  it('shows days to the show, what to bring, the end of refunds and the venue link (ORDER-014)', async () => {
    const { signedInAs, params } = await asOwnerOfReturnable()
    const page = await renderPage(OrderDetailPage, routes.orderDetail, {
      signedInAs,
      params,
      prepare: ({ app }) => {
        Object.assign(app.map, { isSupported: false })
      },
    })
    const notices = (await seen('before-the-show')).textContent
    expect(notices).toMatch(/距开演还有 \d+ 天/)
    expect(notices).toContain('请提前 30 分钟到场')
    expect(notices).toMatch(/\d{4}\.\d\d\.\d\d .* 前可免费退票/)
    await tap(document.querySelector('[id^=way-]') as HTMLElement)
    await eventually(() => expect(page.copied).toHaveLength(1))
  })

  it('adds the show to the calendar', async () => {
    const { signedInAs, params } = await asOwnerOfReturnable()
    const { calendar } = await renderPage(OrderDetailPage, routes.orderDetail, { signedInAs, params })
    await seen('before-the-show')
    await tap(document.querySelector('[id^=calendar-]') as HTMLElement)
    await seenText('已加入日历')
    expect(calendar.events).toMatchObject([
      { title: expect.stringContaining('七号病房'), startAt: expect.any(Number), place: expect.any(String) },
    ])
  })

  it('offers no calendar before an order is paid', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('应付')
    expect(document.querySelector('[id^=calendar-]')).toBeNull()
  })

  it('hides the notice of an order without a valid ticket', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('应付')
    expect(document.getElementById('before-the-show')).toBeNull()
  })

  it('shows every fact of an order: number, time, method, contact, remark and amounts (ORDER-014)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await paidOrder(signedInAs)
    const facts = {
      orderCode: 'E2026112600000042',
      orderTime: '2026-11-26 09:41',
      paymentMethod: '微信支付（测试）',
      contactInfo: '+86 139****0042',
      remark: '请安排过道座位',
    }
    const price = (yuanNum: string) => ({ prefix: '¥', yuanNum, centNum: '00', suffix: '' })
    const fees = [
      ['TICKET', '票款', '511'],
      ['EXPRESS', '快递费', '12'],
      ['SERVICE', '服务费', '7'],
    ] as const
    await renderPage(OrderDetailPage, routes.orderDetail, {
      params: { orderId },
      signedInAs,
      prepare: (testApp) =>
        changeAnswers<GetOrderOutput>(testApp, `v5/orders/${orderId}`, (order) => ({
          ...order,
          displayFields: {
            ...order.displayFields,
            ...facts,
            payableAmount: price('530'),
            realPaidAmount: price('529'),
          },
          priceItems: fees.map(([priceItemType, name, yuan]) => ({
            id: priceItemType,
            priceItemType,
            name,
            direction: 'PLUS',
            priceInfo: price(yuan),
            amount: Number(yuan),
          })),
        })),
    })
    await seenText(facts.orderCode)
    const words = document.body.textContent ?? ''
    for (const fact of [...Object.values(facts), ...fees.flatMap(([, name, yuan]) => [name, yuan])])
      expect(words).toContain(fact)
    expect(words).toMatch(/订单金额.?¥530/)
    expect(words).toMatch(/实付金额.?¥529/)
  })
})
