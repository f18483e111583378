import { MIC_ID } from '@test/registered-guests'
import { asGuest } from '@test/registrations'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import RegistrationListPage from './registration-list'

const open = (signedInAs: string) => renderPage(RegistrationListPage, routes.registrationList, { signedInAs })

describe('the registrations of a user (OPEN-006)', () => {
  describeStates({
    Page: RegistrationListPage,
    route: routes.registrationList,
    options: () => asGuest(),
    words: '城市开放麦',
  })

  it('wait for a clerk without a code', async () => {
    const { signedInAs, id } = await asGuest()
    await open(signedInAs)
    await seenText('审核中')
    expect(document.getElementById(`code-${id}`)).toBeNull()
  })

  it('show the code of an approved one, with its accessible text (OPEN-009)', async () => {
    const { signedInAs, id } = await asGuest('approve')
    await open(signedInAs)
    await tap(`code-${id}`)
    await seen('entry-code')
    expect(byId('code-sheet').textContent).toMatch(/入场码 \d{10}/)
  })

  it('show why one was rejected, and offer another registration', async () => {
    const { signedInAs, id } = await asGuest('reject')
    const { router } = await open(signedInAs)
    await seenText('未通过原因：名额优先给首次参加者')
    expect(document.getElementById(`cancel-${id}`)).toBeNull()
    await tap(`again-${id}`)
    expect(router.lastMove).toMatchObject({ path: routes.openShowDetail.path, params: { openShowId: MIC_ID } })
  })

  it('cancel after a confirmation', async () => {
    const { signedInAs, id } = await asGuest('approve')
    await open(signedInAs)
    await tap(`cancel-${id}`)
    await tap('dialog-cancel')
    expect(byId(`registration-${id}`).textContent).not.toContain('已取消')
    await tap(`cancel-${id}`)
    await tap('dialog-confirm')
    await eventually(() => expect(byId(`registration-${id}`).textContent).toContain('已取消'))
    await gone(`cancel-${id}`)
  })

  it('show why one could not be cancelled', async () => {
    const { signedInAs, id } = await asGuest('approve')
    await open(signedInAs)
    await seen(`cancel-${id}`)
    await sandbox(await theGateway(), `registrations/${id}/check-in`)
    await tap(`cancel-${id}`)
    await tap('dialog-confirm')
    await seenText('该报名当前不能取消，如需帮助请联系客服')
  })

  it('refresh when the page is shown again', async () => {
    const { signedInAs, id } = await asGuest('approve')
    const { show } = await open(signedInAs)
    await seenText('报名成功')
    await sandbox(await theGateway(), `registrations/${id}/check-in`)
    await show()
    await seenText('已入场')
  })

  it('offer the open shows when empty', async () => {
    const { router } = await open(newBuyer())
    await tap(await eventually(() => screen.getByRole('button', { name: '去看免费演出' })))
    expect(router.lastMove?.path).toBe(routes.openShow.path)
  })

  it('send a visitor to the login', async () => {
    const { router } = await renderPage(RegistrationListPage, routes.registrationList)
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })
})
