import { changeShop, renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seen, tap } from '@test/screen'
import type { TestApp } from '@test/test-app'
import { fireEvent, screen } from '@testing-library/react'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import BookingPage from './booking'

const params = { showId: NAMED_SHOWS.simpleConcert }

async function choosePlan() {
  await eventually(() => expect(document.getElementById('plan-0')).not.toBeNull())
  fireEvent.click(document.getElementById('plan-0') as HTMLElement)
}

describe('the booking page', () => {
  it('opens the confirmation with the choice (CAT-060, SEAT-003, SEAT-018, SEAT-019)', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params, signedInAs: '13800138000' })
    await choosePlan()
    fireEvent.click(screen.getByRole('button', { name: '增加一份' }))
    await tap(screen.getByRole('button', { name: '立即购买' }))
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.confirmOrder.path })
    expect(JSON.parse(router.lastMove?.params.items ?? '')).toEqual([{ seatPlanId: expect.any(String), qty: 2 }])
  })

  const opened: { by: Record<string, string>; cardId: string }[] = [
    { by: { cardId: 'kind' }, cardId: 'kind' },
    { by: { cardId: 'kind', userCardInstanceId: 'mine' }, cardId: 'mine' },
  ]

  it.each(opened)('passes the card of its address on (NET-084): %o', async ({ by, cardId }) => {
    const about = { params: { ...params, ...by }, signedInAs: '13800138000' }
    const { router } = await renderPage(BookingPage, routes.booking, about)
    await choosePlan()
    await tap(screen.getByRole('button', { name: '立即购买' }))
    expect(router.lastMove).toMatchObject({ path: routes.confirmOrder.path, params: { cardId } })
  })

  it('sends a visitor to the login first', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params, locale: 'en-US' })
    await choosePlan()
    await tap(screen.getByRole('button', { name: 'Buy tickets' }))
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
  })

  it('offers to try again after a network failure', async () => {
    const { network } = await renderPage(BookingPage, routes.booking, {
      params,
      prepare: (testApp) => {
        testApp.network.isOnline = false
      },
    })
    await eventually(() => screen.getByText('无法连接网络'))
    network.isOnline = true
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await eventually(() => expect(screen.queryByText('无法连接网络')).toBeNull())
  })
})

describe('the sessions of a show', () => {
  const several = { showId: NAMED_SHOWS.seatsClub }
  const chosen = () => screen.getAllByRole('radio').map((option) => option.getAttribute('aria-checked'))
  /** Changes the answer of one endpoint. */
  const changed = (part: string, change: (data: Answer) => void) => async (testApp: TestApp) => {
    const { gateway, network } = testApp
    const from = part === 'sessions_dynamic_data' ? listSessionsDynamic : getShowDynamic
    const { data } = await gateway.call<{ showId: string }, unknown>(from, several)
    change(data as Answer)
    const body = { statusCode: 200, data }
    network.intercept = ({ url }) =>
      url.includes(`${several.showId}/${part}`) ? { status: 200, headers: {}, body } : undefined
  }
  interface Answer {
    sessions: unknown[]
    saleShowSessionId?: string
  }

  it('open with the session that is sold first (SEAT-031)', async () => {
    const { gateway } = await renderPage(BookingPage, routes.booking, { params: several })
    await eventually(() => expect(chosen()).toContain('true'))
    const { data } = await gateway.call(getShowDynamic, several)
    const { data: offered } = await gateway.call(listSessionsDynamic, several)
    const first = offered?.sessions.find(({ sessionStatus }) => sessionStatus === 'ON_SALE')
    expect(data?.saleShowSessionId).toBe(first?.bizShowSessionId)
  })

  it('open with whichever the shop names (SEAT-031)', async () => {
    const { data } = await (await theGateway()).call(listSessionsDynamic, several)
    const third = data?.sessions[2]?.bizShowSessionId
    const prepare = changed('dynamic', (answer) => {
      answer.saleShowSessionId = third
    })
    await renderPage(BookingPage, routes.booking, { params: several, prepare })
    await eventually(() => expect(chosen().slice(0, 3)).toEqual(['false', 'false', 'true']))
  })

  it('open with the first on sale if the shop names none (SEAT-031)', async () => {
    const { data } = await (await theGateway()).call(listSessionsDynamic, several)
    const sessions = data?.sessions.map((session, at) => ({
      ...session,
      sessionStatus: at === 1 ? 'ON_SALE' : 'PENDING',
    }))
    const unnamed = changed('dynamic', (answer) => {
      answer.saleShowSessionId = undefined
    })
    const prepare = async (testApp: TestApp) => {
      await unnamed(testApp)
      const { network } = testApp
      const named = network.intercept
      network.intercept = (sent) =>
        sent.url.includes('sessions_dynamic_data')
          ? { status: 200, headers: {}, body: { statusCode: 200, data: { ...data, sessions } } }
          : named?.(sent)
    }
    await renderPage(BookingPage, routes.booking, { params: several, prepare })
    await eventually(() => expect(chosen().slice(0, 3)).toEqual(['false', 'true', 'false']))
  })

  it('stay unchanged when unknown, and sell nothing (SEAT-016, SEAT-017, SEAT-021)', async () => {
    const prepare = changed('sessions_dynamic_data', ({ sessions }) => void sessions.pop())
    await renderPage(BookingPage, routes.booking, { params: several, prepare })
    await eventually(() => expect(screen.getAllByRole('radio').length).toBeGreaterThanOrEqual(3))
    expect(screen.getByText('待定')).toBeTruthy()
  })
})

describe('a session whose seats are chosen', () => {
  const seated = { showId: NAMED_SHOWS.seatsClub }

  it('opens its seats once a plan is chosen (CAT-061, SEAT-028)', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params: seated })
    await choosePlan()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path, params: seated }))
  })

  it('opens the seats of another session once it is chosen (SEAT-028)', async () => {
    const { router } = await renderPage(BookingPage, routes.booking, { params: seated })
    const sessions = () => screen.getByRole('radiogroup', { name: '选择场次' })
    await eventually(() => expect(sessions().querySelectorAll('[role=radio]').length).toBeGreaterThan(1))
    await tap(sessions().querySelector('[role=radio][aria-checked=false]') as HTMLElement)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path, params: seated }))
  })

  it('shows the plan of its hall in full before anything is chosen (SEAT-025)', async () => {
    await renderPage(BookingPage, routes.booking, { params: seated })
    fireEvent.click(await seen('seat-plan-picture'))
    const viewer = await eventually(() => screen.getByRole('dialog'))
    expect(viewer.querySelector('img')?.getAttribute('alt')).toBe('场馆平面图')
  })

  it('shows no picture of a session that was left before its answer arrived', async () => {
    await changeShop({ config: { noAutoJumpPickSeat: true } })
    const { data } = await (await theGateway()).call(listSessionsDynamic, seated)
    const [first = '', second = ''] = data?.sessions.map(({ bizShowSessionId }) => bizShowSessionId) ?? []
    const isPlansOf = (id: string, url: string) => url.includes(id) && url.includes('seat_plans')
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    await renderPage(BookingPage, routes.booking, {
      params: { ...seated, bizShowSessionId: first },
      prepare: ({ network }) => {
        network.hold = ({ url }) => (isPlansOf(first, url) ? late.then(() => undefined) : undefined)
        const body = { statusCode: 200, data: { seatPlans: [] } }
        network.intercept = ({ url }) => (isPlansOf(second, url) ? { status: 200, headers: {}, body } : undefined)
      },
    })
    await eventually(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(1))
    await tap(screen.getAllByRole('radio')[1] as HTMLElement)
    await eventually(() => screen.getByText('暂无可用门票'))
    answerLate()
    await pass(1000)
    expect(document.getElementById('seat-plan-picture')).toBeNull()
    await changeShop({ config: {} })
  })

  it('waits for the button if the merchant disables the jump (CAT-061, SEAT-028, SHELL-046)', async () => {
    await changeShop({ config: { noAutoJumpPickSeat: true } })
    const { router } = await renderPage(BookingPage, routes.booking, { params: seated })
    await choosePlan()
    expect((await seen('pick-seats')).textContent).toBe('选座购买')
    await tap('pick-seats')
    expect(router.moves).toHaveLength(1)
    expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path })
    await changeShop({ config: {} })
  })
})
