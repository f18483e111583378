import { waitListOrder } from '@test/buyer'
import { CASH_CARD, Person } from '@test/other-users/person'
import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { done, eventually, gone, seen, seenText, tap } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { newBuyer, paidOrder, settle, unpaidOrder } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import { getShortCode } from '@/contracts/link/get-short-code'
import { getCardByOrder } from '@/contracts/privilege/get-card-by-order'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { routes } from '@/routes'
import PaySuccessPage from '../pages/pay-success/pay-success'
import PaySuccessNewPage from '../pages/pay-success-new/pay-success-new'

const placed = async (phone: string) => (await unpaidOrder(phone)).orderId
const placedThen =
  (...steps: string[]) =>
  async (phone: string) => {
    const orderId = await placed(phone)
    for (const step of steps) await sandbox(await theGateway(), `orders/${orderId}/${step}`)
    return orderId
  }

describe.each([
  ['the page that follows a payment (PAY-001)', PaySuccessPage, routes.paySuccess],
  ['the newer one (PAY-002)', PaySuccessNewPage, routes.paySuccessNew],
] as const)('%s', (_name, Page, route) => {
  async function open(prepare?: RenderOptions['prepare']) {
    const signedInAs = newBuyer()
    const { orderId } = await paidOrder(signedInAs)
    const options = { params: { orderId }, signedInAs, ...(prepare && { prepare }) }
    return { ...(await renderPage(Page, route, options)), orderId }
  }

  it('shows the next steps, and the merchant’s layout (PAY-067, SHELL-133)', async () => {
    await open()
    await seenText('门票已放入票夹')
    await seenText('下一场看什么')
    expect(document.querySelector('[id^="block-layout-PAY_SUCCESS-"]')).not.toBeNull()
  })

  it('shows the purchase: show, time, place, and tickets by kind', async () => {
    await open()
    const bought = (await seen('bought')).textContent
    expect(bought).toContain('林屿「星河入梦」')
    expect(bought).toMatch(/\d{4}\.\d{2}\.\d{2} 周. \d{2}:\d{2}/)
    expect(bought).toContain('星汇体育场')
    expect(bought).toMatch(/看台 380元1 张/)
    expect(bought).toMatch(/入场提示.*分钟/)
    expect(bought).toContain('实付¥380')
  })

  it('adds the bought show to the calendar (PAY-067)', async () => {
    const { calendar } = await open()
    await seen('bought')
    await tap(document.querySelector('[id^=calendar-]') as HTMLElement)
    await eventually(() =>
      expect(calendar.events).toMatchObject([{ title: expect.stringContaining('星河入梦'), place: '星汇体育场' }]),
    )
  })

  it('offers other shows for the next evening (SHELL-175)', async () => {
    await open()
    await seenText('下一场看什么')
    const next = document.querySelector('[id^="block-layout-PAY_SUCCESS-show_slide"]')
    expect(next?.textContent).not.toContain('林屿「星河入梦」')
    expect(next?.textContent).toContain('陆潮「潮汐」')
  })

  it('offers other goods after goods (SHELL-175)', async () => {
    const { signedInAs, params } = await asGoodsBuyer('paid')
    await renderPage(Page, route, { params: { ...params, orderType: 'goods' }, signedInAs })
    await seenText('把现场带回家')
    const goods = document.querySelector('[id^="block-layout-PAY_SUCCESS-product_slide"]')
    expect(goods?.textContent).not.toContain('马克杯')
    expect(goods?.textContent).toContain('安可帆布袋')
  })

  it('opens the order, or its only e-ticket (PAY-067)', async () => {
    const { router, orderId, app } = await open()
    await tap('see-order')
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path, params: { orderId } })
    await tap('see-tickets')
    const { voucherIds } = await done(app.request(getOrderVoucherCreated, { orderId }))
    expect(voucherIds).toHaveLength(1)
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id: voucherIds[0] } })
  })

  it('opens the wallet for more than one e-ticket (PAY-067)', async () => {
    const { router } = await open(({ network }) => {
      const data = { created: true, voucherIds: ['1', '2'] }
      const body = { statusCode: 200, comments: '', data }
      network.intercept = ({ url }) =>
        url.includes('voucher/created') ? { status: 200, headers: {}, body } : undefined
    })
    await tap('see-tickets')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.ticketHolder.path })
  })

  it('offers no tickets of an order that still waits for its places (TICKET-024)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const orderId = await waitListOrder(gateway, await gateway.signIn(signedInAs), `waits-${route.name}`)
    await settle(orderId)
    const { network } = await renderPage(Page, route, { params: { orderId }, signedInAs })
    await seen('bought')
    expect(network.sent.some((call) => call.endsWith(`${orderId}/voucher/created`))).toBe(true)
    await gone('see-tickets')
    expect(document.getElementById('see-order')?.className).toContain('primary')
  })

  it('links from a benefit card to the bought card (CARD-017)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const params = { orderId: await person.boughtCard(), orderType: 'card' }
    const { router, network } = await renderPage(Page, route, { params, signedInAs })
    await tap('see-card')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.cardDetail.path }))
    expect(router.lastMove?.params).toMatchObject({ cardId: CASH_CARD, userCardInstanceId: expect.any(String) })
    expect(network.sent.some((call) => call.includes(getCardByOrder.path))).toBe(true)
  })

  it('links from parking to the page of the payment (PARK-008)', async () => {
    const signedInAs = newBuyer()
    const orderId = await (await Person.join(await theGateway(), signedInAs)).parkingOrder()
    await settle(orderId)
    const params = { orderId, orderType: 'parking', fromPage: 'parking-detail' }
    const { router } = await renderPage(Page, route, { params, signedInAs })
    await tap('see-order')
    expect(router.lastMove).toMatchObject({ path: routes.parkingDetail.path, params: { orderId } })
  })

  it('opens the order of goods, without tickets', async () => {
    const { signedInAs, params } = await asGoodsBuyer('paid')
    const { router } = await renderPage(Page, route, { params: { ...params, orderType: 'goods' }, signedInAs })
    await seenText('我们会尽快为您发货')
    expect(document.getElementById('see-tickets')).toBeNull()
    await tap('see-order')
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.productDetail.path, params })
  })

  it('shares the show with friends, naming the buyer (PAY-066, PAY-071)', async () => {
    const { copied, gateway, network } = await open()
    await tap('share')
    await seen('share-sheet')
    await eventually(() => expect(network.sent.some((call) => call.includes('generate_code'))).toBe(true))
    await tap('share-link')
    await eventually(() => expect(copied[0]).toMatch(/shortCode=/))
    const id = new URL(copied[0] ?? '').searchParams.get('shortCode') ?? ''
    const { data } = await gateway.call(getShortCode, { id })
    expect(data).toMatchObject({ path: `/${routes.sharePaySuccess.path}`, params: { shareId: expect.any(String) } })
  })

  it.each([
    ['没有找到这笔订单', '我的订单', routes.orders, async () => 'none', 'owner'],
    ['登录后查看支付结果', '登录', routes.login, placed, 'visitor'],
    ['这笔订单属于其他账户', '我的订单', routes.orders, placed, 'stranger'],
    ['订单还没有付款', '查看订单', routes.orderDetail, placed, 'owner'],
    ['订单已取消', '查看订单', routes.orderDetail, placedThen('expire'), 'owner'],
    ['订单已关闭', '查看订单', routes.orderDetail, placedThen('close'), 'owner'],
    ['订单已关闭', '查看订单', routes.orderDetail, placedThen('pay', 'close'), 'owner'],
  ] as const)('shows "%s" with "%s", and never a payment (PAY-001, D-36)', async (words, next, to, place, who) => {
    const [owner, stranger] = [newBuyer(), newBuyer()]
    const orderId = await place(owner)
    const signedInAs = { owner, stranger, visitor: undefined }[who]
    const { router } = await renderPage(Page, route, { params: { orderId }, ...(signedInAs && { signedInAs }) })
    await seenText(words)
    for (const id of ['pay-success', 'share', 'see-tickets', 'bought']) expect(document.getElementById(id)).toBeNull()
    expect(document.body.textContent).not.toContain('支付成功')
    await tap(screen.getByRole('button', { name: next }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: to.path }))
  })

  it('believes the order about its kind, not the address (D-36)', async () => {
    const { signedInAs, params } = await asGoodsBuyer('paid')
    const { router } = await renderPage(Page, route, { params: { ...params, orderType: 'card' }, signedInAs })
    await tap('see-order')
    expect(document.getElementById('see-card')).toBeNull()
    expect(router.lastMove).toMatchObject({ path: routes.productDetail.path })
  })
})
