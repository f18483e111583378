import { visitWish } from '@test/other-users/applications'
import { asVisitor } from '@test/registrations'
import { type RenderOptions, renderPage } from '@test/render-page'
import { byId, done, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { getEntrance } from '@/contracts/entrance/get-entrance'
import { routes } from '@/routes'
import EntranceRegistrationFormPage from './entrance-registration-form'

const params = { id: visitWish().id }

async function open(options: RenderOptions = {}) {
  const page = await renderPage(EntranceRegistrationFormPage, routes.entranceRegistrationForm, {
    signedInAs: newBuyer(),
    stack: [routes.list.path, routes.entranceRegistrationDetail.path, routes.entranceRegistrationForm.path],
    params,
    ...options,
  })
  await seen('send-visit')
  return page
}

async function fill(): Promise<void> {
  await type('entrance-name', '小安')
  await type('entrance-phone', '13800138000')
  await type('entrance-day', '2026-11-25')
  await tap(screen.getByRole('checkbox', { name: '语音导览' }))
}

describe('the form of an entrance (OPEN-008)', () => {
  describeStates({
    Page: EntranceRegistrationFormPage,
    route: routes.entranceRegistrationForm,
    options: () => ({ params }),
    words: '到访日期',
  })

  it('sends the answers, and returns to the code', async () => {
    const { app, router } = await open()
    await fill()
    await tap('send-visit')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back' }))
    const { registered } = await done(app.request(getEntrance, params))
    expect(registered).toMatchObject({ checkedIn: false, entryCode: expect.any(String) })
  })

  it('shows everything that is missing at once', async () => {
    await open()
    await tap('send-visit')
    expect(['name', 'phone', 'day'].map((key) => byId(`entrance-${key}-message`).textContent)).toEqual([
      '请填写联系人',
      '请填写手机号',
      '请选择到访日期',
    ])
  })

  it('keeps its input when the page is left', async () => {
    const testApp = await open()
    await fill()
    testApp.close()
    await open({ testApp })
    expect(byId('entrance-day')).toHaveProperty('value', '2026-11-25')
    expect(screen.getByRole('checkbox', { name: '语音导览' }).getAttribute('aria-checked')).toBe('true')
  })

  it('sends a visitor to the login, and keeps the input', async () => {
    const page = await renderPage(EntranceRegistrationFormPage, routes.entranceRegistrationForm, { params })
    await seen('send-visit')
    await fill()
    await tap('send-visit')
    expect(page.router.lastMove?.path).toBe(routes.login.path)
    expect(byId('entrance-name')).toHaveProperty('value', '小安')
  })

  it('shows an earlier registration of the user', async () => {
    const { signedInAs } = await asVisitor()
    await open({ signedInAs })
    await fill()
    await tap('send-visit')
    await seenText('您已登记')
  })
})
