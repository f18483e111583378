import { offerOf } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

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
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path }))
  })

  it('can be paid when the ways to pay came at the second try', async () => {
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

  it('says so when the shop does not say how to pay (S2 §8)', async () => {
    const { network, router } = await open()
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    const body = { statusCode: 200, data: { paymentProduct: 'ALIPAY_CN_WAP' } }
    network.intercept = ({ url }) => (url.includes('/payments/pay') ? { status: 200, headers: {}, body } : undefined)
    await tap('agree-payment')
    await tap('pay')
    await seenText('支付失败: payInfo is null')
    expect(router.moves).toEqual([])
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

  describe('for a guarded sale', () => {
    const answers = async () =>
      (await (await theGateway()).gateway.inject({ url: '/sandbox/api/risk-captchas' })).json()

    async function submit() {
      const page = await open(NAMED_SHOWS.captcha)
      await fill()
      page.gateway.clock.advance(1)
      await tap('submit-order')
      return page
    }

    async function solve(id: 'captcha-slide' | 'captcha-answer', wrong = 0) {
      await seen(id)
      ;(await theGateway()).clock.advance(1)
      const [{ answer }] = await answers()
      await type(id, wrong ? String(Number(answer) + wrong) : answer)
      await tap('captcha-check')
    }

    it('asks for a slider and a picture first, and places the order then', async () => {
      const { orders } = await submit()
      await seenText('第 1 步，共 2 步')
      await solve('captcha-slide')
      await seenText('第 2 步，共 2 步')
      expect(await orders()).toBe(0)
      await solve('captcha-answer')
      await seen('payment-sheet')
      expect(await orders()).toBe(1)
    })

    it('says that an answer was wrong and shows another riddle', async () => {
      const { network, orders } = await submit()
      await solve('captcha-slide', 40)
      await seenText('没有通过，请再试一次')
      expect(network.sent.filter((call) => call.endsWith('captcha/record'))).toHaveLength(2)
      await solve('captcha-slide')
      await seenText('第 2 步，共 2 步')
      expect(await orders()).toBe(0)
    })

    it('asks again when the shop does not take the proof any more, and never loses the form', async () => {
      const { orders, gateway } = await submit()
      await solve('captcha-slide')
      await seen('captcha-answer')
      gateway.clock.advance(11 * 60_000)
      const picture = () => document.querySelector<HTMLImageElement>('#captcha img')?.src
      await eventually(() => expect(picture()).toBeDefined())
      const before = picture()
      await tap('captcha-renew')
      await eventually(() => expect(picture()).not.toBe(before))
      await solve('captcha-answer')
      await seenText('第 1 步，共 2 步')
      await solve('captcha-slide')
      await solve('captcha-answer')
      await seen('payment-sheet')
      expect(await orders()).toBe(1)
    })

    it('lets the shop decide when the risk service is out of order', async () => {
      const { network, orders } = await open(NAMED_SHOWS.captcha)
      await fill()
      network.intercept = ({ url }) => (url.includes('/captcha/') ? { status: 502, headers: {}, body: '' } : undefined)
      await tap('submit-order')
      await eventually(() => expect(network.sent.filter((call) => call.endsWith('create_order'))).toHaveLength(1))
      expect(await orders()).toBe(0)
    })

    it('can be put off: nothing is ordered, nothing is lost', async () => {
      const { orders } = await submit()
      await seen('captcha-slide')
      await act(async () => document.querySelector<HTMLElement>('#captcha [aria-label="关闭"]')?.click())
      await gone('captcha')
      expect((byId('contact') as HTMLInputElement).value).toBe('13800138000')
      expect(await orders()).toBe(0)
    })
  })
})
