import { offerOf } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestApp } from '@test/test-app'
import { screen, within } from '@testing-library/react'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import BookingPage from './booking'

async function sessionsOf(showId: string) {
  const { data } = await (await theGateway()).call(listSessionsStatic, { showId })
  return data?.sessions ?? []
}

const open = (showId: string, options = {}) =>
  renderPage(BookingPage, routes.booking, { params: { showId }, signedInAs: newBuyer(), ...options })

/** Finds the button of a day. */
const dayOf = (date: string) => screen.getByRole('button', { name: new RegExp(`^${date}，\\d+ 场$`) })
const listed = () =>
  [...screen.getByRole('radiogroup', { name: '选择场次' }).querySelectorAll('[role=radio]')].map(
    (option) => option.textContent,
  )

describe('a show with more than six sessions (SEAT-003)', () => {
  const showId = NAMED_SHOWS.exhibition

  it('shows a month of days, and the sessions of the chosen one', async () => {
    const sessions = await sessionsOf(showId)
    expect(sessions.length).toBeGreaterThan(6)
    await open(showId)
    await eventually(() => expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1))
    const chosen = screen.getByRole('button', { expanded: true }).getAttribute('aria-label') ?? ''
    const [date = ''] = chosen.split('，')
    expect(listed()).toHaveLength(sessions.filter(({ showDate }) => showDate === date).length)
    const other = sessions.find(({ showDate }) => showDate > date && showDate.slice(0, 7) === date.slice(0, 7))
    const next = other ?? sessions.find(({ showDate }) => showDate > date)
    const day = next?.showDate ?? ''
    if (!other) await tap(screen.getByRole('button', { name: '下个月' }))
    await tap(dayOf(day))
    expect(dayOf(day).getAttribute('aria-expanded')).toBe('true')
    expect(listed().join()).toContain(next?.sessionShowTime)
  })

  it('turns the months that have sessions, and no others', async () => {
    const months = [...new Set((await sessionsOf(showId)).map(({ showDate }) => showDate.slice(0, 7)))]
    expect(months.length).toBeGreaterThan(1)
    await open(showId)
    const [first = '', ...others] = months.map((month) => month.replace('-', '.'))
    await eventually(() => expect(screen.getByRole('button', { name: '上个月' }).hasAttribute('disabled')).toBe(true))
    expect(document.body.textContent).toContain(first)
    for (const month of others) {
      await tap(screen.getByRole('button', { name: '下个月' }))
      expect(document.body.textContent).toContain(month)
    }
    expect(screen.getByRole('button', { name: '下个月' }).hasAttribute('disabled')).toBe(true)
  })

  it('orders the session of the chosen day', async () => {
    const { router } = await open(showId)
    await seen('plan-0')
    const sessions = await sessionsOf(showId)
    const last = sessions.at(-1)
    for (const _ of new Set(sessions.map(({ showDate }) => showDate.slice(0, 7)))) {
      const next = screen.getByRole('button', { name: '下个月' })
      if (!next.hasAttribute('disabled')) await tap(next)
    }
    await tap(dayOf(last?.showDate ?? ''))
    await eventually(() => expect(listed().join()).toContain(last?.sessionShowTime))
    await tap('plan-0')
    await tap('next')
    const ofDay = sessions.filter(({ showDate }) => showDate === last?.showDate)
    expect(ofDay.map(({ bizShowSessionId }) => bizShowSessionId)).toContain(router.lastMove?.params.bizShowSessionId)
  })
})

it('lists six sessions and fewer without a calendar (SEAT-003)', async () => {
  const sessions = await sessionsOf(NAMED_SHOWS.simpleConcert)
  expect(sessions.length).toBeLessThanOrEqual(6)
  await open(NAMED_SHOWS.simpleConcert)
  await seen('plan-0')
  expect(listed()).toHaveLength(sessions.length)
  expect(screen.queryByRole('button', { name: '下个月' })).toBeNull()
})

describe('the quantity', () => {
  it('shows the quantity beside the main button, once a plan is selected', async () => {
    await open(NAMED_SHOWS.simpleConcert)
    await seen('plan-0')
    expect(document.getElementById('quantity')).toBeNull()
    await tap('plan-0')
    expect((await seen('quantity')).textContent).toContain('每单限购')
    expect(byId('next').closest('[class*=foot]')?.contains(byId('quantity'))).toBe(true)
  })
})

describe('a plan without tickets', () => {
  it('registers once (CAT-063, CAT-066)', async () => {
    await open(NAMED_SHOWS.lackOfTicket)
    await tap('plan-0')
    expect((await seen('register')).textContent).toBe('缺货登记')
    await tap('register')
    await eventually(() => expect(byId('register').textContent).toBe('已登记，有票时通知您'))
    expect(byId('register').hasAttribute('disabled')).toBe(true)
  })

  it('opens the login for a visitor who requests a reminder (CAT-063)', async () => {
    const { router } = await open(NAMED_SHOWS.lackOfTicket, { signedInAs: undefined })
    await tap('plan-0')
    await tap('register')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
    expect(byId('register').textContent).toBe('缺货登记')
  })
})

it.each([
  ['zh-CN', '暂无可用门票'],
  ['zh-MO', '暫無可用門票'],
  ['en-US', 'No tickets available'],
] as const)('shows a session without plans as sold out, in %s (CAT-129)', async (locale, words) => {
  await open(NAMED_SHOWS.simpleConcert, {
    locale,
    prepare: ({ network }: TestApp) => {
      network.intercept = ({ url }) =>
        /seat_plans_(static|dynamic)_data/.test(url)
          ? { status: 200, headers: {}, body: { statusCode: 200, data: { seatPlans: [] } } }
          : undefined
    },
  })
  await seenText(words)
})

it.each([
  ['as the shop words it', {}, '仅限熟客购买'],
  ['where the shop has no words for it', { limitDesc: undefined }, '仅限受邀用户购买'],
])('shows a plan for invited users, %s (CAT-065)', async (_how, more, words) => {
  const { designated: showId } = NAMED_SHOWS
  const gateway = await theGateway()
  const { bizShowSessionId } = await offerOf(gateway, showId)
  const { data } = await gateway.call(listSeatPlansDynamic, { showId, bizShowSessionId })
  const seatPlans = data?.seatPlans.map((plan) =>
    plan.purchaseMode === 'DESIGNATED' ? { ...plan, limitDesc: '仅限熟客购买', ...more } : plan,
  )
  const body = { statusCode: 200, data: { seatPlans } }
  await open(showId, {
    prepare: ({ network }: TestApp) => {
      network.intercept = ({ url }) =>
        url.includes('seat_plans_dynamic_data') ? { status: 200, headers: {}, body } : undefined
    },
  })
  await tap(await eventually(() => screen.getByRole('radio', { name: new RegExp(words) })))
  expect(byId('next').textContent).toBe('受邀用户购买')
})

describe('the plans of a session that cannot be bought now', () => {
  it.each([
    ['preSale', '待开售'],
    ['pending', '待定'],
    ['canceled', '已取消'],
    ['delayed', '延期'],
  ] as const)('show for %s the reason, not sold out (CAT-041, CAT-045, CAT-046, CAT-048)', async (name, words) => {
    await open(NAMED_SHOWS[name])
    await seen('plan-0')
    const plans = within(screen.getByRole('radiogroup', { name: '选择票档' })).getAllByRole('radio')
    for (const plan of plans) {
      expect(plan.textContent).toContain(words)
      expect(plan.hasAttribute('disabled')).toBe(true)
    }
    expect(document.body.textContent).not.toContain('售罄')
  })
})

describe('a plan that is sold out', () => {
  it('offers a waiting list with payment in advance (CAT-064, CAT-131)', async () => {
    const { router } = await open(NAMED_SHOWS.waitList)
    await seen('plan-0')
    const waited = screen.getAllByRole('radio').find((option) => option.textContent?.includes('候补购票'))
    await tap(waited as HTMLElement)
    expect(byId('next').textContent).toBe('候补购票')
    expect(byId('quantity').textContent).toContain('先付款排队')
    await tap('next')
    expect(router.lastMove?.path).toBe(routes.confirmOrder.path)
  })

  it('offers a reservation when it sells that way (CAT-062)', async () => {
    const { data } = await (await theGateway()).call(listSeatPlansStatic, {
      showId: NAMED_SHOWS.reserve,
      bizShowSessionId: (await sessionsOf(NAMED_SHOWS.reserve))[0]?.bizShowSessionId ?? '',
    })
    expect(data?.seatPlans.length).toBeGreaterThan(0)
    await open(NAMED_SHOWS.reserve, { locale: 'en-US' })
    await tap('plan-0')
    await seenText('Reserve')
    expect(byId('next').textContent).toBe('Reserve')
  })
})

it('shows the number of tickets only for plans of several', async () => {
  await open(NAMED_SHOWS.simpleConcert)
  await eventually(() => expect(document.querySelectorAll('[id^="plan-"]').length).toBeGreaterThan(0))
  const counts = [...(document.body.textContent ?? '').matchAll(/每份含 (\d+) 张/g)].map(([, count]) => Number(count))
  expect(counts).not.toEqual([])
  expect(Math.min(...counts)).toBeGreaterThan(1)
})
