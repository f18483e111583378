import { fill, openCheckout } from '@test/checkout'
import { theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const open = (showId?: string, qty?: number) => openCheckout(ConfirmOrderPage, showId, qty)

describe('confirming an order of a guarded sale', () => {
  const answers = async () => (await (await theGateway()).gateway.inject({ url: '/sandbox/api/risk-captchas' })).json()

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

  it('shows a slider and a picture, then places the order (NET-137, NET-138)', async () => {
    const { orders } = await submit()
    await seenText('第 1 步，共 2 步')
    await solve('captcha-slide')
    await seenText('第 2 步，共 2 步')
    expect(await orders()).toBe(0)
    await solve('captcha-answer')
    await seen('payment-sheet')
    expect(await orders()).toBe(1)
  })

  it('checks nothing before an answer', async () => {
    const { network } = await submit()
    await seen('captcha-slide')
    await tap('captcha-check')
    expect(network.sent.filter((call) => call.endsWith('captcha/check'))).toEqual([])
  })

  it('shows a wrong answer, and another riddle', async () => {
    const { network, orders } = await submit()
    await solve('captcha-slide', 40)
    await seenText('没有通过，请再试一次')
    expect(network.sent.filter((call) => call.endsWith('captcha/record'))).toHaveLength(2)
    await solve('captcha-slide')
    await seenText('第 2 步，共 2 步')
    expect(await orders()).toBe(0)
  })

  it('prompts again for an expired proof, and keeps the form', async () => {
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

  it('continues when the risk service fails, and leaves the decision to the shop', async () => {
    const { network, orders } = await open(NAMED_SHOWS.captcha)
    await fill()
    network.intercept = ({ url }) => (url.includes('/captcha/') ? { status: 502, headers: {}, body: '' } : undefined)
    await tap('submit-order')
    await eventually(() => expect(network.sent.filter((call) => call.endsWith('create_order'))).toHaveLength(1))
    expect(await orders()).toBe(0)
  })

  it('can be postponed: nothing is ordered, nothing is lost', async () => {
    const { orders } = await submit()
    await seen('captcha-slide')
    await tap(document.querySelector<HTMLElement>('#captcha [aria-label="关闭"]') as Element)
    await gone('captcha')
    expect((byId('contact') as HTMLInputElement).value).toBe('13800138000')
    expect(await orders()).toBe(0)
  })
})
