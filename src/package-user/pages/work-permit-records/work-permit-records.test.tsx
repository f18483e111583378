import { asApplicant } from '@test/filled-permit'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import WorkPermitRecordsPage from './work-permit-records'

const open = (signedInAs: string) => renderPage(WorkPermitRecordsPage, routes.workPermitRecords, { signedInAs })

describe('the work permits of a user (WORK-003)', () => {
  describeStates({
    Page: WorkPermitRecordsPage,
    route: routes.workPermitRecords,
    options: asApplicant,
    words: '李雷 · 灯光 · 云幕舞台',
  })

  it.each([
    [[], '审核中'],
    [['approve'], '已通过'],
    [['approve', 'issue'], '已制证'],
  ])('show their state after %j', async (verdicts, words) => {
    const { signedInAs, params } = await asApplicant()
    for (const verdict of verdicts) await sandbox(await theGateway(), `work-permits/${params.permitId}/${verdict}`)
    const { router } = await open(signedInAs)
    await seenText(words)
    expect(document.getElementById(`again-${params.permitId}`)).toBeNull()
    await tap(`permit-${params.permitId}`)
    expect(router.lastMove).toMatchObject({ path: routes.workPermitSuccess.path, params })
  })

  it('show why one was rejected, and offer another application', async () => {
    const { signedInAs, params } = await asApplicant()
    await sandbox(await theGateway(), `work-permits/${params.permitId}/reject`, { reason: '照片不清晰' })
    const { router } = await open(signedInAs)
    await seenText('未通过原因：照片不清晰')
    await tap(`again-${params.permitId}`)
    expect(router.lastMove).toMatchObject({
      path: routes.workPermitApply.path,
      params: { projectCode: 'STAGE2026', ...params },
    })
  })

  it('offer the code page when empty', async () => {
    const { router } = await open(newBuyer())
    await tap(await eventually(() => screen.getByRole('button', { name: '去申请' })))
    expect(router.lastMove?.path).toBe(routes.workPermitLogin.path)
  })

  it('send a visitor to the login', async () => {
    const { router } = await renderPage(WorkPermitRecordsPage, routes.workPermitRecords)
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })
})
