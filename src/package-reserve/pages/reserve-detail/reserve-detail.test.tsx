import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import ReserveDetailPage from './reserve-detail'

const [BACKSTAGE, FULL] = demoOffers().reservations.map(({ reserveId }) => reserveId)
const params = { reserveId: BACKSTAGE ?? '' }

/** Day after the opening day of the test shop. */
const tomorrow = () => screen.getByRole('button', { name: '2026-11-21，可预约' })

describe('a place with times to reserve (RESERVE-002)', () => {
  describeStates({
    Page: ReserveDetailPage,
    route: routes.reserveDetail,
    options: () => ({ params }),
    words: '跟随舞台监督',
  })

  it('shows its title, the rules, the first day with room, and which of its times are over (RESERVE-002)', async () => {
    await renderPage(ReserveDetailPage, routes.reserveDetail, { params })
    await seenText('每次最多预约 4 人')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('预约')
    expect((await seen('slot-0')).textContent).toContain('已结束')
    expect((byId('slot-0') as HTMLButtonElement).disabled).toBe(true)
    expect(byId('slot-1').textContent).toContain('余 12')
    expect((byId('reserve') as HTMLButtonElement).disabled).toBe(true)
  })

  it('opens the reservation of the day and time that were chosen (RESERVE-005)', async () => {
    const { router } = await renderPage(ReserveDetailPage, routes.reserveDetail, { params, signedInAs: newBuyer() })
    await seen('slot-0')
    await tap(tomorrow())
    await eventually(() => expect(byId('slot-0').textContent).toContain('余 12'))
    await tap('slot-0')
    await tap('reserve')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.reserveOrder.path))
    expect(router.lastMove?.params).toMatchObject({ ...params, slotId: expect.stringMatching(/\w/) })
  })

  it('opens the login for a visitor who reserves', async () => {
    const { router } = await renderPage(ReserveDetailPage, routes.reserveDetail, { params })
    await tap('slot-1')
    await tap('reserve')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
  })

  it('turns to the next month, and no further than can be reserved', async () => {
    await renderPage(ReserveDetailPage, routes.reserveDetail, { params })
    await seenText('2026.11')
    await tap(screen.getByRole('button', { name: '下一月' }))
    await seenText('2026.12')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一月' }).disabled).toBe(true)
    await tap(screen.getByRole('button', { name: '上一月' }))
    await seenText('2026.11')
  })

  it('shows a full place', async () => {
    await renderPage(ReserveDetailPage, routes.reserveDetail, { params: { reserveId: FULL ?? '' } })
    await seenText('近期已约满')
    expect(document.getElementById('reserve')).toBeNull()
  })

  it('shows a text for an unknown place', async () => {
    await renderPage(ReserveDetailPage, routes.reserveDetail, { params: { reserveId: 'none' } })
    await seenText('没有找到相关内容')
  })
})
