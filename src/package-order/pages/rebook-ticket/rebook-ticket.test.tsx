import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { asOwnerOfReturnable, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { getOrder } from '@/contracts/order/get-order'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { routes } from '@/routes'
import RebookTicketPage from './rebook-ticket'

async function open(qty = 2) {
  const options = await asOwnerOfReturnable(qty)
  const page = await renderPage(RebookTicketPage, routes.rebookTicket, options)
  await seen('session-0')
  const as = await page.gateway.signIn(options.signedInAs)
  const { orderId } = options.params
  const order = async (id = orderId) => (await page.gateway.call(getOrder, { orderId: id, fromPage: 'T' }, { as })).data
  const states = async () => (await order())?.shows[0]?.sessions[0]?.tickets.map(({ ticketState }) => ticketState)
  return { ...page, as, order, orderId, states }
}

const openSession = () =>
  screen.getAllByRole('radio').find((option) => !option.hasAttribute('disabled')) ?? document.body

const isDisabled = (id: string) => byId(id).hasAttribute('disabled')

async function exchange() {
  await tap(openSession())
  await eventually(() => expect(isDisabled('rebook-submit')).toBe(false))
  await tap('rebook-submit')
  await tap('dialog-confirm')
}

describe('the page to exchange tickets for another session (REFUND-005)', () => {
  describeStates({
    Page: RebookTicketPage,
    route: routes.rebookTicket,
    options: () => asOwnerOfReturnable(1),
    words: '选择新场次',
  })

  it('shows for each session the new tickets, or why it does not fit (REFUND-015)', async () => {
    const { as, gateway, orderId } = await open()
    const { data: sessions } = await gateway.call(listRebookSessions, { orderId }, { as })
    const options = screen.getAllByRole('radio')
    expect(options).toHaveLength(sessions?.length ?? 0)
    for (const [index, { available, unavailableReason, seatPlans }] of (sessions ?? []).entries()) {
      expect(options[index]?.hasAttribute('disabled')).toBe(!available)
      expect(options[index]?.textContent).toContain(unavailableReason ?? seatPlans[0]?.seatPlanName)
    }
  })

  it('shows the cost in advance (REFUND-015)', async () => {
    await open()
    expect(isDisabled('rebook-submit')).toBe(true)
    await tap(openSession())
    await seenText('改签手续费¥0票价差额¥0还需支付¥0')
    expect(isDisabled('rebook-submit')).toBe(false)
  })

  it('shows a refunded difference, and the reason of a rejected exchange', async () => {
    const { network } = await open()
    const answer = { allowed: true, feeAmount: 10, diffAmount: -30, remainTimes: 1, needAudience: false }
    let data: object = answer
    network.intercept = ({ url }) =>
      url.includes('rebook/check') ? { status: 200, headers: {}, body: { statusCode: 200, data } } : undefined
    await tap(openSession())
    await seenText('改签手续费¥10票价差额-¥30预计退回¥20')
    data = { ...answer, allowed: false, reason: '该场次余票不足' }
    await tap(openSession())
    await seenText('该场次余票不足')
    expect(isDisabled('rebook-submit')).toBe(true)
  })

  it('exchanges after a confirmation, and opens the new order (REFUND-008, REFUND-014)', async () => {
    const { router, states, order } = await open()
    await tap(openSession())
    await eventually(() => expect(isDisabled('rebook-submit')).toBe(false))
    await tap('rebook-submit')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(await states()).toEqual(['UNUSED', 'UNUSED'])
    await exchange()
    await seenText('改签成功')
    expect(await states()).toEqual(['EXCHANGED', 'EXCHANGED'])
    const { successors = [] } = (await order()) ?? {}
    await eventually(() =>
      expect(router.lastMove).toMatchObject({
        how: 'redirect',
        path: routes.orderDetail.path,
        params: { orderId: successors[0]?.orderId },
      }),
    )
  })

  it('ignores deselected tickets', async () => {
    const { states } = await open()
    await tap('ticket-0')
    await seen('session-0')
    await exchange()
    await seenText('改签成功')
    expect([...((await states()) ?? [])].sort()).toEqual(['EXCHANGED', 'UNUSED'])
  })

  it('requires tickets', async () => {
    await open()
    await tap('ticket-0')
    await tap('ticket-1')
    await seenText('请选择要改签的门票')
    expect(document.getElementById('session-0')).toBeNull()
    expect(isDisabled('rebook-submit')).toBe(true)
  })

  it('makes one exchange despite a lost answer', async () => {
    const { network, router, order } = await open()
    network.intercept = ({ url }) => (url.includes('reschedule_ticket') ? 'lost-answer' : undefined)
    await exchange()
    await seenText('无法连接网络')
    network.intercept = null
    await tap('rebook-submit')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
    expect((await order())?.successors).toHaveLength(1)
  })

  it('names attendees for a session with names, then exchanges (REFUND-016)', async () => {
    const bodies: string[] = []
    let isNamed = false
    const { network, router, show, order, app, orderId } = await open(1)
    const answer = { feeAmount: 0, diffAmount: 0, remainTimes: 1 }
    const replied = (data: unknown) => ({ status: 200, headers: {}, body: { statusCode: 200, data } })
    network.intercept = ({ url, method, body }) => {
      if (url.includes('rebook/check')) {
        const reason = isNamed ? undefined : '该场次需实名，请先为门票填写观演人'
        return replied({ ...answer, allowed: isNamed, needAudience: !isNamed, reason })
      }
      if (!url.includes('show_user') || method !== 'POST') return undefined
      bodies.push(body ?? '')
      isNamed = true
      return replied({ id: 'a1' })
    }
    await tap(openSession())
    await seenText('该场次需实名，请先为门票填写观演人')
    await tap('rebook-names')
    expect(router.lastMove).toMatchObject({ path: routes.viewer.path, params: { count: '1', orderId } })
    await app.navigation.backWith(routes.viewer, { ids: ['a1'] })
    await show()
    const ticketId = (await order())?.shows[0]?.sessions[0]?.tickets[0]?.ticketId
    await eventually(() =>
      expect(bodies.map((body) => JSON.parse(body))).toEqual([{ rebookTicketItems: [{ ticketId, audienceId: 'a1' }] }]),
    )
    await seen('session-0')
    await tap(openSession())
    await eventually(() => expect(isDisabled('rebook-submit')).toBe(false))
  })

  it('shows why people cannot be named (REFUND-016)', async () => {
    const { network, show, app } = await open(1)
    const replied = (body: object) => ({ status: 200, headers: {}, body })
    network.intercept = ({ url, method }) => {
      if (url.includes('rebook/check')) {
        const data = { feeAmount: 0, diffAmount: 0, remainTimes: 1, allowed: false, needAudience: true }
        return replied({ statusCode: 200, data })
      }
      const isNaming = url.includes('show_user') && method === 'POST'
      return isNaming ? replied({ statusCode: 3001, comments: '该观演人已有本场门票', data: null }) : undefined
    }
    await tap(openSession())
    await seen('rebook-names')
    await tap('rebook-names')
    await app.navigation.backWith(routes.viewer, { ids: ['a1'] })
    await show()
    await seenText('该观演人已有本场门票')
  })

  it('opens the payment of the difference', async () => {
    const { network, router } = await open()
    const data = { rebookId: 'r', newOrderId: 'next', needPay: true, payAmount: 20 }
    network.intercept = ({ url }) =>
      url.includes('reschedule_ticket') ? { status: 200, headers: {}, body: { statusCode: 200, data } } : undefined
    await exchange()
    await eventually(() => expect(router.lastMove).toMatchObject({ params: { orderId: 'next', toPay: '1' } }))
  })

  it('shows that nothing can be exchanged any longer', async () => {
    const { show } = await open(1)
    await exchange()
    await seenText('改签成功')
    await show()
    await seenText('没有可以改签的门票')
    expect(document.getElementById('rebook-submit')).toBeNull()
  })

  it('stays hidden from other users', async () => {
    const { params } = await asOwnerOfReturnable()
    await theGateway()
    await renderPage(RebookTicketPage, routes.rebookTicket, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
  })
})
