import { visitWish } from '@test/other-users/applications'
import { asVisitor } from '@test/registrations'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import EntranceRegistrationDetailPage from './entrance-registration-detail'

const params = { id: visitWish().id }
const open = (options: Parameters<typeof renderPage>[2]) =>
  renderPage(EntranceRegistrationDetailPage, routes.entranceRegistrationDetail, { params, ...options })

describe('an entrance where visitors register (OPEN-007)', () => {
  describeStates({
    Page: EntranceRegistrationDetailPage,
    route: routes.entranceRegistrationDetail,
    options: () => ({ params }),
    words: '云间美术馆 · 入馆登记',
  })

  it('shows its purpose, and opens its form', async () => {
    const { router } = await open({ signedInAs: newBuyer() })
    await seenText('凭二维码从一号门入馆')
    expect(document.getElementById('entry-code')).toBeNull()
    await tap('register-at-entrance')
    expect(router.lastMove).toMatchObject({ path: routes.entranceRegistrationForm.path, params })
  })

  it('shows the code of a registered visitor, and their admission', async () => {
    const { registrationId, ...visitor } = await asVisitor()
    const { show } = await open(visitor)
    await seenText('您已登记')
    await seen('entry-code')
    expect(document.body.textContent).toMatch(/入场码 \d{10}/)
    expect(document.getElementById('register-at-entrance')).toBeNull()
    await sandbox(await theGateway(), `registrations/${registrationId}/check-in`)
    await show()
    await seenText('已入场')
  })

  it('shows an error for a missing or unknown entrance', async () => {
    const page = await open({ params: {} })
    await seenText('二维码不完整')
    page.close()
    await open({ params: { id: 'none' } })
    await seenText('没有找到相关内容')
    expect(() => byId('register-at-entrance')).toThrow()
  })
})
