import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import ReserveRecordPage from './reserve-record'

/** A user with a reservation. */
async function visitor() {
  const signedInAs = newBuyer()
  const orderId = await (await Person.join(await theGateway(), signedInAs)).reservation()
  return { signedInAs, orderId }
}

describe('the reservations of a user (RESERVE-003)', () => {
  describeStates({
    Page: ReserveRecordPage,
    route: routes.reserveRecord,
    options: visitor,
    words: '大剧院后台探秘',
  })

  it('shows each with its state, and opens its code (RESERVE-008)', async () => {
    const { orderId, signedInAs } = await visitor()
    const { router } = await renderPage(ReserveRecordPage, routes.reserveRecord, { signedInAs })
    await seenText('预约成功')
    await tap('reservation-0')
    expect(router.lastMove).toMatchObject({ path: routes.reserveOrder.path, params: { orderId } })
  })

  it('open the places when empty', async () => {
    const { router } = await renderPage(ReserveRecordPage, routes.reserveRecord, { signedInAs: newBuyer() })
    await seenText('暂无预约')
    await tap(screen.getByRole('button', { name: '去预约' }))
    expect(router.lastMove).toMatchObject({ path: routes.reserveIndex.path })
  })

  it('offers a visitor the login', async () => {
    const { router } = await renderPage(ReserveRecordPage, routes.reserveRecord)
    await tap(await eventually(() => screen.getByRole('button', { name: '登录' })))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
  })
})
