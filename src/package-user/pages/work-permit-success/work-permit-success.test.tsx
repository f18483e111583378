import { asApplicant } from '@test/filled-permit'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import WorkPermitSuccessPage from './work-permit-success'

type Applicant = Awaited<ReturnType<typeof asApplicant>>

const open = (applicant: Applicant) => renderPage(WorkPermitSuccessPage, routes.workPermitSuccess, applicant)

async function decided(...verdicts: readonly string[]) {
  const applicant = await asApplicant()
  const shop = await theGateway()
  for (const verdict of verdicts) {
    await sandbox(shop, `work-permits/${applicant.params.permitId}/${verdict}`, { reason: '照片不清晰' })
  }
  return applicant
}

describe('an application for a work permit (WORK-004)', () => {
  describeStates({
    Page: WorkPermitSuccessPage,
    route: routes.workPermitSuccess,
    options: asApplicant,
    words: '申请已提交',
  })

  it('shows that it was sent, without a code yet', async () => {
    const { router } = await open(await decided())
    await seenText('申请已提交')
    for (const words of ['李雷', '云幕舞台', '灯光', '舞台']) await seenText(words)
    expect(document.getElementById('permit-code')).toBeNull()
    await tap('all-permits')
    expect(router.lastMove?.path).toBe(routes.workPermitRecords.path)
  })

  it.each([
    [['approve'], '审核已通过'],
    [['approve', 'issue'], '工作证已制作'],
  ])('shows the code of the permit after %j', async (verdicts, words) => {
    await open(await decided(...verdicts))
    await seenText(words)
    await seen('permit-code')
    expect(byId('permit-code').getAttribute('aria-label')).toBe('工作证二维码')
  })

  it('shows a new decision when it is shown again', async () => {
    const applicant = await decided()
    const { show } = await open(applicant)
    await seenText('申请已提交')
    await sandbox(await theGateway(), `work-permits/${applicant.params.permitId}/approve`)
    await show()
    await seen('permit-code')
  })

  it('shows why it was rejected, and offers another application', async () => {
    const applicant = await decided('reject')
    const { router } = await open(applicant)
    await seenText('未通过原因：照片不清晰')
    await tap(`again-${applicant.params.permitId}`)
    expect(router.lastMove).toMatchObject({ path: routes.workPermitApply.path, params: applicant.params })
  })

  it('stays hidden from other users', async () => {
    const { params } = await asApplicant()
    await open({ params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
  })
})
