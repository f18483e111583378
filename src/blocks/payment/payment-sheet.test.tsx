import { openSheet as openUnagreed } from '@test/payment-page'
import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle, unpaidOrder } from '@test/screen-orders'
import { act, screen, within } from '@testing-library/react'
import type { Terminal } from '@/platform/terminal/contract'
import { routes } from '@/routes'
import OrderDetailPage from '../../package-order/pages/order-detail/order-detail'

/** The payment sheet of an order, whose buyer agreed to the terms when it was placed. */
async function openSheet() {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs)
  const page = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
  await tap('operation-TO_BE_PAID')
  await seen('pay')
  const started = () => page.network.sent.filter((call) => call.endsWith('/payments/pay'))
  return { ...page, orderId, signedInAs, started }
}

it('has no alert on the payment sheet as long as nothing has gone wrong', async () => {
  const { payment } = await openSheet()
  expect(document.querySelector('[role="alert"]')).toBeNull()
  payment.nextOutcome = { status: 'failed', reason: 'no money' }
  await tap('pay')
  await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe('支付未完成，请重试'))
})

describe('before the payment methods are there', () => {
  /** The order of a buyer who wants to pay, while the methods are under way. */
  async function openBefore(paymentProducts: Terminal['paymentProducts']) {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const page = await renderPage(OrderDetailPage, routes.orderDetail, {
      params: { orderId },
      signedInAs,
      terminal: { paymentProducts },
    })
    await seen('operation-TO_BE_PAID')
    page.network.hold = ({ url }) => (url.includes('/payments/cashiers') ? new Promise(() => {}) : undefined)
    await tap('operation-TO_BE_PAID')
    await pass(500)
  }

  it('opens the sheet if there is a choice', async () => {
    await openBefore(['WEIXIN_HK_JSAPI', 'ALIPAY_HK_WAP'])
    expect(document.getElementById('payment-sheet')).not.toBeNull()
  })

  it('opens no sheet on a platform with a single method', async () => {
    await openBefore(['WEIXIN_HK_JSAPI'])
    expect(document.getElementById('payment-sheet')).toBeNull()
  })
})

describe('a buyer who closes the sheet while the payment begins', () => {
  const paying = async () => {
    const sheet = await openSheet()
    let reply = () => {}
    sheet.network.hold = (request) => {
      if (!request.url.includes('/payments/pay')) return undefined
      return new Promise((resolve) => {
        reply = () => resolve(undefined)
      })
    }
    await tap('pay')
    await eventually(() => expect(sheet.started()).toHaveLength(1))
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(document.getElementById('payment-sheet')).toBeNull())
    reply()
    await pass(1000)
    return sheet
  }

  it('sees no cashier, and can pay later', async () => {
    const { payment, router } = await paying()
    expect([payment.started, router.moves]).toEqual([[], []])
    await tap('operation-TO_BE_PAID')
    await seen('pay')
  })
})

describe('a buyer whose session is over', () => {
  it('sees the login behind the pay button', async () => {
    const { app, router, started } = await openSheet()
    act(() => app.session.signOut())
    await tap('pay')
    await eventually(() => expect(JSON.stringify(router.moves)).toContain(routes.login.path))
    expect(started()).toEqual([])
  })

  it('sees the login in place of the payment methods, which return after it', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const { app, gateway, router } = await renderPage(OrderDetailPage, routes.orderDetail, {
      params: { orderId },
      signedInAs,
    })
    await seen('operation-TO_BE_PAID')
    const { user } = app.session
    act(() => app.session.signOut())
    await tap('operation-TO_BE_PAID')
    await seenText('登录后即可查看')
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    await tap(screen.getByRole('button', { name: '登录' }))
    await eventually(() => expect(JSON.stringify(router.moves)).toContain(routes.login.path))
    const accessToken = await gateway.signIn(signedInAs)
    const tokens = { accessToken, refreshToken: 'unused', expiresIn: 7200, isNewUser: false }
    act(() => app.session.signIn({ bizUserId: '', loginMethod: 'CELLPHONE', ...user, ...tokens }))
    await seen('pay')
  })
})

describe('an agreement to pay', () => {
  it('remains valid after the order was placed, and can be read (PAY-017, PAY-039)', async () => {
    const { payment, router, orderId } = await openSheet()
    expect(document.getElementById('agree-payment')).toBeNull()
    expect(within(byId('payment-sheet')).getByRole('link', { name: '《购票须知》' })).toBeDefined()
    payment.onStart = () => settle(orderId)
    await tap('pay')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })

  it('prompts when it is not ticked; declining pays nothing and keeps the sheet (PAY-017, PAY-019)', async () => {
    const { payment, router, results } = await openUnagreed()
    await tap('pay')
    await seenText('请先同意支付协议')
    await tap('dialog-cancel')
    await eventually(() => expect(document.getElementById('dialog-cancel')).toBeNull())
    expect(byId('payment-sheet')).toBeDefined()
    expect(byId('agree-payment').getAttribute('aria-checked')).toBe('false')
    expect([payment.started, results, router.moves]).toEqual([[], [], []])
  })

  it('ticks when the user agrees in the dialog, and the payment continues (PAY-018)', async () => {
    const { payment, results, order } = await openUnagreed()
    payment.onStart = () => settle(order.orderId)
    await tap('pay')
    await tap('dialog-confirm')
    await eventually(() => expect(results).toEqual([{ status: 'paid' }]))
    expect(payment.started).toHaveLength(1)
  })

  it('names its documents, which can be read (PAY-039)', async () => {
    const { router } = await openUnagreed()
    await seen('pay')
    await tap(within(byId('payment-sheet')).getByRole('link', { name: /^《.+》$/ }))
    expect(router.lastMove).toMatchObject({ path: routes.agreement.path, params: { id: expect.any(String) } })
  })

  it('prompts once', async () => {
    const { payment } = await openUnagreed()
    payment.onStart = () => new Promise(() => {})
    await tap('agree-payment')
    await tap('pay')
    await eventually(() => expect(payment.started).toHaveLength(1))
    expect(document.getElementById('dialog-confirm')).toBeNull()
  })
})

describe('an order whose payment came to nothing', () => {
  it.each([
    ['DECLINED', '付款未成功（微信支付），未扣款'],
    ['CANCELLED', '您已取消付款（微信支付），未扣款'],
  ] as const)('reports %s with the deadline, and offers to pay again (PAY-025)', async (outcome, words) => {
    const { payment, gateway, orderId, signedInAs, storage, close } = await openSheet()
    const tried = document.querySelector('[role=radio][aria-checked=true]')?.textContent
    payment.onStart = async (info) => {
      const paymentId = /cashier.(\w+)/.exec(JSON.stringify(info))?.[1] ?? ''
      await gateway.gateway.inject({ method: 'POST', url: `/sandbox/api/payments/${paymentId}`, payload: { outcome } })
    }
    payment.nextOutcome = { status: 'cancelled' }
    await tap('pay')
    await eventually(() => expect(payment.started).toHaveLength(1))
    close()
    const last = storage.get('last-payment')
    await renderPage(OrderDetailPage, routes.orderDetail, {
      params: { orderId },
      signedInAs,
      prepare: (next) => void next.storage.set('last-payment', last),
    })
    expect((await seen('unfinished-payment')).textContent).toContain(words)
    // One clock: the time left over the note, and in it.
    const [left] = /\d+:\d\d/.exec(document.querySelector('.timeLeft')?.textContent ?? '') ?? []
    expect(byId('unfinished-payment').textContent).toContain(`再为您保留 ${left}`)
    expect(byId('operation-TO_BE_PAID').textContent).toMatch(/^重新支付 ¥/)
    expect(document.querySelectorAll('[class*=primary]')).toHaveLength(1)
    await tap('pay-other')
    await eventually(() => expect(byId('payment-sheet').textContent).toContain('支付宝'))
    const next = document.querySelector('[role=radio][aria-checked=true]')?.textContent
    expect(next).toBeTruthy()
    expect(next).not.toBe(tried)
  })
})
