import { PROJECT_CODE } from '@test/filled-permit'
import { renderPage } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act } from '@testing-library/react'
import { routes } from '@/routes'
import WorkPermitLoginPage from './work_permit_login'

const open = (options: Parameters<typeof renderPage>[2] = {}) =>
  renderPage(WorkPermitLoginPage, routes.workPermitLogin, options)

async function find(code: string): Promise<void> {
  await type('project-code', code)
  await tap('find-project')
}

describe('the way in for a crew (WORK-001)', () => {
  it('shows the project of a code in any notation, and opens its form', async () => {
    const { router } = await open({ signedInAs: newBuyer() })
    await find(' stage-2026 ')
    await seenText('林屿「星河入梦」巡演 · 上海站')
    await seenText('截止申请')
    await tap('apply-permit')
    expect(router.lastMove).toMatchObject({
      path: routes.workPermitApply.path,
      params: { projectCode: PROJECT_CODE },
    })
  })

  it('sends a visitor to the login by phone first (LOGIN-002, NAV-059)', async () => {
    const { router } = await open()
    expect(router.moves).toEqual([])
    await find(PROJECT_CODE)
    await eventually(() => expect(byId('apply-permit').textContent).toBe('登录后申请'))
    await tap('apply-permit')
    expect(router.lastMove?.path).toBe(routes.login.path)
  })

  it('shows an unknown code until another one is typed', async () => {
    await open()
    await find('NOTHING')
    await eventually(() => expect(byId('project-code-message').textContent).toContain('没有这个项目'))
    await type('project-code', 'NOTHING2')
    expect(document.getElementById('project-code-message')).toBeNull()
  })

  it('hides the form of a project past its deadline', async () => {
    await open()
    await find('MEADOW2026')
    await seenText('申请已于')
    expect(document.getElementById('apply-permit')).toBeNull()
  })

  it('forgets the project when its code is changed', async () => {
    await open()
    await find(PROJECT_CODE)
    await seen('apply-permit')
    await type('project-code', 'OTHER')
    expect(document.getElementById('project')).toBeNull()
    await seen('find-project')
  })

  it('looks up the code of its address at once, and shows the project in the chosen language', async () => {
    const { app } = await open({ params: { projectCode: PROJECT_CODE } })
    await seenText('林屿「星河入梦」巡演 · 上海站')
    act(() => app.locale.choose('en-US'))
    await seenText('Lin Yu')
  })

  it('shows an error when offline, and keeps the code', async () => {
    const { network } = await open()
    network.isOnline = false
    await find(PROJECT_CODE)
    await seenText('无法连接网络')
    expect(byId('project-code')).toHaveProperty('value', PROJECT_CODE)
  })

  it('opens the user’s applications', async () => {
    const { router } = await open({ signedInAs: newBuyer() })
    await tap('permit-records')
    expect(router.lastMove?.path).toBe(routes.workPermitRecords.path)
  })
})
