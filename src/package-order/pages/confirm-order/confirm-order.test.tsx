import { act } from '@testing-library/react'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { offerOf } from '../../../../__tests__/support/buyer'
import { renderPage, theGateway } from '../../../../__tests__/support/render-page'
import { byId, seen, seenText, tap, type } from '../../../../__tests__/support/screen'
import { newBuyer } from '../../../../__tests__/support/screen-orders'
import { describeStates } from '../../../../__tests__/support/screen-states'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

jest.setTimeout(30_000)

async function wanted(showId: string, qty = 1) {
  const { seatPlanId, bizShowSessionId } = await offerOf(await theGateway(), showId)
  return { showId, bizShowSessionId, items: JSON.stringify([{ seatPlanId, qty }]) }
}

async function open(showId: string = NAMED_SHOWS.simpleConcert, qty = 1) {
  const signedInAs = newBuyer()
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
    params: await wanted(showId, qty),
    signedInAs,
  })
  await seen('submit-order')
  const orders = async () => {
    const as = await page.gateway.signIn(signedInAs)
    const { data } = await page.gateway.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    return data?.list.length
  }
  return { ...page, orders }
}

async function fill() {
  await type('contact', '13800138000')
  await tap('agree')
}

describe('the page that confirms an order', () => {
  describeStates({
    Page: ConfirmOrderPage,
    route: routes.confirmOrder,
    options: async () => ({ signedInAs: newBuyer(), params: await wanted(NAMED_SHOWS.simpleConcert) }),
    words: '价格明细',
  })

  it('names what is missing, one thing after the other, and orders nothing', async () => {
    const { orders } = await open()
    await tap('submit-order')
    await seenText('手机号')
    await type('contact', '13800138000')
    await tap('submit-order')
    await seenText('请先同意购票协议')
    expect(await orders()).toBe(0)
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
    await act(async () => document.querySelector<HTMLElement>('#payment-sheet [aria-label="关闭"]')?.click())
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path })
  })

  it('makes one order of a lost answer and a second try, and keeps what was typed', async () => {
    const { network, orders } = await open()
    await fill()
    await type('remark', '请安排过道')
    network.intercept = ({ url }) => (url.includes('create_order') ? 'lost-answer' : undefined)
    await tap('submit-order')
    await seenText('无法连接网络')
    expect((byId('remark') as HTMLInputElement).value).toBe('请安排过道')
    network.intercept = null
    await tap('submit-order')
    await seen('payment-sheet')
    expect(await orders()).toBe(1)
  })

  it('shows the refusal when others were faster', async () => {
    const { network } = await open()
    await fill()
    network.intercept = ({ url }) =>
      url.includes('create_order')
        ? { status: 200, headers: {}, body: { statusCode: 22037101, mode: 1, comments: '票已售完', data: null } }
        : undefined
    await tap('submit-order')
    await seenText('票已售完')
  })

  it('asks for as many attendees as there are tickets, where every ticket carries a name', async () => {
    await open(NAMED_SHOWS.realNamePerTicket, 2)
    await seenText('选择 2 位')
    await fill()
    await tap('submit-order')
    await seenText('2 位')
    expect(document.getElementById('payment-sheet')).toBeNull()
  })

  it('asks for an address where paper tickets are sent', async () => {
    await open(NAMED_SHOWS.expressDelivery)
    await seen('choose-address')
    await fill()
    await tap('submit-order')
    await seenText('地址')
    expect(document.getElementById('payment-sheet')).toBeNull()
  })
})
