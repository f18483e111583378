import { type RenderOptions, renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { listPackageSessions } from '@/contracts/package/list-package-sessions'
import { routes } from '@/routes'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import TicketPackageSessionPage from './ticket-package-session'

const [NIGHTS, SEATS] = demoPackages()
const nights = { promotionId: NIGHTS?.promotionId ?? '', showId: NIGHTS?.rules[0]?.showId ?? '' }
const seats = { promotionId: SEATS?.promotionId ?? '', showId: SEATS?.rules[0]?.showId ?? '' }

const open = (params: typeof nights, options: RenderOptions = {}) =>
  renderPage(TicketPackageSessionPage, routes.ticketPackageSession, { params, ...options })

const [LESS, MORE] = [0, 1]
async function press(which: number, plan = 0) {
  const stepper = await seen(`qty-${plan}`)
  const button = [...stepper.querySelectorAll('[role="button"], button')][which]
  if (!button) throw new Error('no button')
  await tap(button)
}

describe('the sessions of a show in a package (SEAT-006, SEAT-007)', () => {
  it('select tickets of several prices, up to the package limit, and keep them', async () => {
    const { app, router } = await open(nights)
    for (let count = 0; count < 3; count += 1) await press(MORE)
    await press(MORE, 1)
    const chosen = () => app.packageChoice.of(nights.promotionId)[0]?.items.map(({ qty }) => qty)
    expect(chosen()?.sort()).toEqual([1, 3])
    await press(MORE, 1)
    await seenText('最多选 1 张')
    expect(chosen()?.sort()).toEqual([1, 3])
    await press(LESS, 1)
    expect(chosen()).toEqual([3])
    await tap('session-done')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketPackageShow.path }))
  })

  it('count over all sessions of the show', async () => {
    const { app } = await open(nights)
    await press(MORE)
    await press(MORE)
    await tap('session-1')
    for (let count = 0; count < 4; count += 1) await press(MORE)
    await seenText('最多选 2 张')
    expect(app.packageChoice.of(nights.promotionId).map(({ items }) => items[0]?.qty)).toEqual([2, 2])
  })

  it('open the seats if seats are picked', async () => {
    const { router } = await open(seats)
    await tap('package-seats')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.pickSeat.path, params: seats }))
  })

  it('show the chosen seats', async () => {
    const first = await open(seats)
    await seen('package-seats')
    const [session] = await sessionsOf(first)
    first.close()
    await open(seats, {
      testApp: first,
      prepare: ({ app }) =>
        app.packageChoice.put(seats.promotionId, {
          showId: seats.showId,
          bizShowSessionId: session?.bizShowSessionId ?? '',
          items: [{ seatPlanId: session?.seatPlans[0]?.seatPlanId ?? '', qty: 2 }],
          seatIds: ['A.1.1', 'A.1.2'],
        }),
    })
    await eventually(() => expect(byId('package-seats').textContent).toContain('已选 2 座'))
  })
})

async function sessionsOf({ gateway }: Awaited<ReturnType<typeof open>>) {
  return (await gateway.call(listPackageSessions, seats)).data?.sessions ?? []
}

describeStates({
  Page: TicketPackageSessionPage,
  route: routes.ticketPackageSession,
  options: async () => ({ params: nights }),
  words: '票档',
})
