import { fill, openCheckout, pickAttendee, wanted } from '@test/checkout'
import { renderPage, theGateway } from '@test/render-page'
import { byId, choose, done, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createAddress } from '@/contracts/address/create-address'
import { removeAddress } from '@/contracts/address/remove-address'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const open = (showId?: string, qty?: number) => openCheckout(ConfirmOrderPage, showId, qty)

describe('the page that confirms an order (ORDER-001)', () => {
  describeStates({
    Page: ConfirmOrderPage,
    route: routes.confirmOrder,
    options: async () => ({ signedInAs: newBuyer(), params: await wanted(NAMED_SHOWS.simpleConcert) }),
    words: '价格明细',
  })

  it('shows every missing field, focuses the first, and orders nothing', async () => {
    const { orders } = await open(NAMED_SHOWS.expressDelivery)
    await type('contact', '123')
    await tap('submit-order')
    expect(byId('choose-address-message').textContent).toBe('请选择收货地址')
    expect(byId('contact-message').textContent).toBe('请输入正确的手机号')
    expect(byId('agree-message').textContent).toBe('请先同意购票协议')
    expect(document.activeElement).toBe(byId('choose-address'))
    expect(byId('contact').getAttribute('aria-describedby')).toBe('contact-message')
    expect(await orders()).toBe(0)
  })

  it('starts with the number of the account, and accepts one of another area (SHELL-174)', async () => {
    const { gateway, signedInAs } = await open()
    expect((byId('contact') as HTMLInputElement).value).toBe(signedInAs)
    await choose('contact-area', '852')
    await tap('agree')
    await tap('submit-order')
    expect(byId('contact-message').textContent).toBe('请输入正确的手机号')
    await type('contact', '6123 4567')
    await tap('submit-order')
    await seen('payment-sheet')
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listOrders, { tab: 'TICKET', offset: 0, length: 1 }, { as })
    const orderId = data?.list[0]?.orderId ?? ''
    const order = await gateway.call(getOrder, { orderId, fromPage: 'TEST' }, { as })
    expect(order.data?.displayFields.contactInfo).toMatch(/^\+852 612/)
  })

  it('places the order and opens the payment', async () => {
    const { orders } = await open()
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    expect(await orders()).toBe(1)
  })

  it('leaves the payment for the order, so that going back places no second one', async () => {
    const { router } = await open()
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    await tap(document.querySelector<HTMLElement>('#payment-sheet [aria-label="关闭"]') as Element)
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path }))
  })

  it('can be paid when the payment products arrived at the second attempt (PAY-004)', async () => {
    const { network } = await open()
    await fill()
    network.intercept = ({ url }) => (url.includes('/cashiers') ? 'lost-answer' : undefined)
    await tap('submit-order')
    await seenText('无法连接网络')
    network.intercept = null
    await tap(screen.getByRole('button', { name: '重试' }))
    await seenText('剩余支付时间')
    expect(byId('pay')).toHaveProperty('disabled', false)
  })

  it('shows an error without payment methods (PAY-056)', async () => {
    const { network, router } = await open()
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    const body = { statusCode: 200, data: { paymentProduct: 'ALIPAY_CN_WAP' } }
    network.intercept = ({ url }) => (url.includes('/payments/pay') ? { status: 200, headers: {}, body } : undefined)
    await tap('pay')
    await seenText('支付失败: payInfo is null')
    expect(router.moves).toEqual([])
  })

  it('places one order after a lost answer and a retry, and keeps its input (ORDER-047, ORDER-048)', async () => {
    const { network, orders } = await open()
    await fill()
    await type('remark', '请安排过道')
    network.intercept = ({ url }) => (url.includes('create_order') ? 'lost-answer' : undefined)
    await tap('submit-order')
    await seenText('无法连接网络')
    expect(network.sent.some((call) => call.endsWith('v5/pre_order'))).toBe(true)
    expect((byId('remark') as HTMLInputElement).value).toBe('请安排过道')
    network.intercept = null
    await tap('submit-order')
    await seen('payment-sheet')
    expect(await orders()).toBe(1)
  })

  it('shows that others were faster, and offers other tickets (ORDER-042)', async () => {
    const { network, router } = await open()
    await fill()
    const body = { statusCode: BUSINESS_ERROR.soldOut, mode: 1, comments: '票已售完', data: null }
    network.intercept = ({ url }) => (url.includes('create_order') ? { status: 200, headers: {}, body } : undefined)
    await tap('submit-order')
    await seenText('票已售完')
    await tap('other-tickets')
    expect(router.lastMove).toMatchObject({ how: 'back' })
  })

  it('opens the oldest of too many unpaid orders', async () => {
    const { network, router } = await open()
    await fill()
    const data = { orderId: 'oldest' }
    const body = { statusCode: BUSINESS_ERROR.tooManyUnpaid, mode: 1, comments: '您还有 5 笔订单待支付', data }
    network.intercept = ({ url }) => (url.includes('create_order') ? { status: 200, headers: {}, body } : undefined)
    await tap('submit-order')
    await seenText('您还有 5 笔订单待支付')
    await tap('waiting-order')
    expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId: 'oldest' } })
  })

  it('requires one attendee per ticket for named tickets (ORDER-036)', async () => {
    await open(NAMED_SHOWS.realNamePerTicket, 2)
    await seenText('选择 2 位')
    await fill()
    await tap('submit-order')
    await seenText('请选择 2 位观演人')
    expect(document.getElementById('payment-sheet')).toBeNull()
  })

  it('opens the attendees that this purchase accepts, and orders for them (ORDER-034, NAV-099)', async () => {
    const page = await open(NAMED_SHOWS.realNamePerTicket)
    await pickAttendee(page)
    const { bizShowSessionId } = await wanted(NAMED_SHOWS.realNamePerTicket)
    expect(page.router.moves.find(({ path }) => path === routes.viewer.path)).toMatchObject({
      params: { count: '1', bizShowSessionId, idTypes: expect.stringContaining('ID_CARD'), chosenIds: '' },
    })
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('李四'))
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    expect(await page.orders()).toBe(1)
  })

  it('sends paper tickets to the address that was picked (NAV-099)', async () => {
    const { app, gateway, signedInAs, show, router } = await open(NAMED_SHOWS.expressDelivery)
    const as = await gateway.signIn(signedInAs)
    const place = { provinceId: '330000', cityId: '330100', districtId: '330106', detailAddress: '文二路 20 号院' }
    const person = { receiver: '王五', cellphone: '13800138000', countryCode: '86', isDefault: false }
    const { data } = await gateway.call(createAddress, { ...person, ...place }, { as })
    await tap('choose-address')
    expect(router.lastMove).toMatchObject({ path: routes.address.path, params: { toChoose: '1' } })
    await app.navigation.backWith(routes.address, { id: data?.addressId ?? '' })
    await show()
    await eventually(() => expect(byId('choose-address').textContent).toContain('文二路 20 号院'))
  })

  it('opens the form of an address at once for a user without any (USER-009)', async () => {
    const { app, show, router } = await open(NAMED_SHOWS.expressDelivery)
    await pass(200)
    await tap('choose-address')
    expect(router.lastMove).toMatchObject({ path: routes.addressEdit.path })
    const place = { provinceId: '330000', cityId: '330100', districtId: '330106', detailAddress: '文二路 20 号院' }
    const person = { receiver: '王五', cellphone: '13800138000', countryCode: '86', isDefault: false }
    const { addressId } = await done(app.request(createAddress, { ...person, ...place }))
    await app.navigation.backWith(routes.addressEdit, { id: addressId })
    await show()
    await eventually(() => expect(byId('choose-address').textContent).toContain('文二路 20 号院'))
  })

  it('starts with the default address, and requires one after it was deleted (USER-024)', async () => {
    const { id, app } = await openWithDefault({ provinceId: '330000', cityId: '330100', districtId: '330106' })
    await eventually(() => expect(byId('choose-address').textContent).toContain('文二路 20 号院'))
    await done(app.request(removeAddress, { id }))
    await eventually(() => expect(byId('choose-address').textContent).not.toContain('文二路'))
    await fill()
    await tap('submit-order')
    await seenText('请选择收货地址')
  })

  it('does not begin with a default address that nothing is sent to', async () => {
    await openWithDefault({ provinceId: '650000', cityId: '650100', districtId: '650102' })
    await seen('submit-order')
    await fill()
    await tap('submit-order')
    await seenText('请选择收货地址')
    expect(byId('choose-address').textContent).not.toContain('文二路')
  })

  it('requires an address for paper tickets', async () => {
    await open(NAMED_SHOWS.expressDelivery)
    await seen('choose-address')
    await fill()
    await tap('submit-order')
    await seenText('请选择收货地址')
    expect(document.getElementById('payment-sheet')).toBeNull()
  })
})

describe('the price in another currency (CAT-030)', () => {
  it('appears below the total only for users of that currency', async () => {
    const params = await wanted(NAMED_SHOWS.simpleConcert)
    const options = { params, signedInAs: newBuyer(), locale: 'zh-MO' as const }
    const { close } = await renderPage(ConfirmOrderPage, routes.confirmOrder, options)
    await seen('price-elsewhere')
    // 380 yuan at 1.1218.
    expect(byId('price-elsewhere').textContent).toContain('MOP$426.28')
    close()
    await renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs: newBuyer() })
    await seen('submit-order')
    expect(document.getElementById('price-elsewhere')).toBeNull()
  })
})

/** Opens the page for a buyer of paper tickets with a default address in this district. */
async function openWithDefault(district: { provinceId: string; cityId: string; districtId: string }) {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const person = { receiver: '王五', cellphone: '13800138000', countryCode: '86', isDefault: true }
  const address = { ...person, ...district, detailAddress: '文二路 20 号院' }
  const { data } = await gateway.call(createAddress, address, { as: await gateway.signIn(signedInAs) })
  const params = await wanted(NAMED_SHOWS.expressDelivery)
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs })
  return { ...page, id: data?.addressId ?? '' }
}
