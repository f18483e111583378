import { MIC_ID, MIC_SESSION_ID, REHEARSAL_ID } from '@test/registered-guests'
import { asGuest } from '@test/registrations'
import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, choose, done, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listRegistrations } from '@/contracts/open-show/list-registrations'
import { routes } from '@/routes'
import { demoOpenShows } from '../../../../gateway/src/demo/open-shows'
import OpenShowFormPage from './open-show-form'

const PAGE = { offset: 0, length: 20 }

async function open(options: RenderOptions = {}) {
  const page = await renderPage(OpenShowFormPage, routes.openShowForm, {
    signedInAs: newBuyer(),
    params: { openShowId: MIC_ID },
    ...options,
  })
  await seen('send-registration')
  return page
}

async function fill(): Promise<void> {
  await choose('session', MIC_SESSION_ID)
  await type('open-show-name', '小安')
  await type('open-show-phone', '13800138000')
  await tap(screen.getByRole('radio', { name: '上台表演' }))
  await tap(screen.getByRole('checkbox', { name: '弹唱' }))
  await type('open-show-about', '民谣两首')
}

const typedIn = (id: string) => (byId(id) as HTMLInputElement).value

describe('the form of an open show (OPEN-004)', () => {
  describeStates({
    Page: OpenShowFormPage,
    route: routes.openShowForm,
    options: () => ({ params: { openShowId: MIC_ID } }),
    words: '报名信息',
  })

  it('sends the input, and opens the user’s registrations (OPEN-009)', async () => {
    const { app, router } = await open()
    await fill()
    await tap('send-registration')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.registrationList.path))
    await seenText('报名已提交')
    expect((await done(app.request(listRegistrations, PAGE))).list).toMatchObject([
      { openShowId: MIC_ID, state: 'PENDING', places: 1 },
    ])
  })

  it('shows everything that is missing at once, and sends nothing', async () => {
    const { network } = await open()
    await tap('send-registration')
    const messages = ['session', 'open-show-name', 'open-show-phone', 'open-show-part'].map(
      (id) => byId(`${id}-message`).textContent,
    )
    expect(messages).toEqual(['请选择场次', '请填写联系人', '请填写手机号', '请选择参与方式'])
    expect(network.sent.some((call) => call.startsWith('POST') && call.includes('registrations'))).toBe(false)
  })

  it('offers the sessions that have room', async () => {
    await open()
    const options = [...byId('session').querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options.filter((text) => text?.includes('余'))).toHaveLength(2)
    expect(options.join()).toContain('余 56')
  })

  it('shows at the session that its last places are gone', async () => {
    const { network } = await open()
    await fill()
    const full = { statusCode: 22052005, comments: '该场次名额不足，请选择其他场次', data: null, mode: 1 }
    network.intercept = ({ method, url }) =>
      method === 'POST' && url.includes('/registrations') ? { status: 200, headers: {}, body: full } : undefined
    await tap('send-registration')
    await eventually(() => expect(byId('session-message').textContent).toContain('名额不足'))
    expect(typedIn('open-show-about')).toBe('民谣两首')
  })

  it('names attendees on their page when the show requires it', async () => {
    const signedInAs = newBuyer()
    const shop = await theGateway()
    const person = { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
    const { data } = await shop.call(createAttendee, person, { as: await shop.signIn(signedInAs) })
    const page = await open({ signedInAs, params: { openShowId: REHEARSAL_ID } })
    await tap('send-registration')
    expect(byId('choose-attendees-message').textContent).toBe('请选择观演人')
    await tap('choose-attendees')
    expect(page.router.lastMove).toMatchObject({ path: routes.viewer.path, params: { count: '3' } })
    act(() => void page.app.navigation.backWith(routes.viewer, { ids: [data?.id ?? ''] }))
    await page.show()
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('王小明'))
    await type('open-show-name', '小安')
    await type('open-show-phone', '13800138000')
    await tap('send-registration')
    await seenText('报名成功')
    const { list } = await done(page.app.request(listRegistrations, PAGE))
    expect(list).toMatchObject([{ attendees: ['王小明'], state: 'APPROVED' }])
  })

  it('shows earlier registrations of the user', async () => {
    const { signedInAs } = await asGuest('approve')
    await renderPage(OpenShowFormPage, routes.openShowForm, { signedInAs, params: { openShowId: MIC_ID } })
    await seen('entry-code')
    expect(document.getElementById('send-registration')).toBeNull()
  })

  it('shows that registration is closed', async () => {
    const openShowId = demoOpenShows()[3]?.openShowId ?? ''
    const { router } = await renderPage(OpenShowFormPage, routes.openShowForm, { params: { openShowId } })
    await seenText('当前不能报名')
    await tap(screen.getByRole('button', { name: '查看演出' }))
    expect(router.lastMove).toMatchObject({ path: routes.openShowDetail.path, params: { openShowId } })
  })

  it('opens the open shows when the link names none', async () => {
    const { router } = await renderPage(OpenShowFormPage, routes.openShowForm)
    await tap(await eventually(() => screen.getByRole('button', { name: '去看免费演出' })))
    expect(router.lastMove?.path).toBe(routes.openShow.path)
  })
})

describe('the draft of an open show registration', () => {
  const expectFilled = () => {
    expect(['session', 'open-show-name', 'open-show-about'].map(typedIn)).toEqual([MIC_SESSION_ID, '小安', '民谣两首'])
  }

  it('keeps the input when the page is left and opened again', async () => {
    const testApp = await open()
    await fill()
    testApp.close()
    await open({ testApp })
    expectFilled()
  })

  it('keeps the input when the language changes', async () => {
    const { app } = await open()
    await fill()
    act(() => app.locale.choose('en-US'))
    await seenText('I come to')
    expectFilled()
    expect(screen.getByRole('radio', { name: 'Perform' }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('checkbox', { name: 'Songs' }).getAttribute('aria-checked')).toBe('true')
  })

  it('keeps the input when the phone closes the app', async () => {
    const { storage, close } = await open({ signedInAs: '13900137821' })
    await fill()
    const onDevice = storage.get('checkout-drafts')
    close()
    await open({ signedInAs: '13900137821', prepare: (next) => void next.storage.set('checkout-drafts', onDevice) })
    expectFilled()
  })

  it("keeps the input during a visitor's login", async () => {
    const { router, network } = await renderPage(OpenShowFormPage, routes.openShowForm, {
      params: { openShowId: MIC_ID },
    })
    await seen('send-registration')
    await fill()
    await tap('send-registration')
    expect(router.lastMove?.path).toBe(routes.login.path)
    expect(network.sent.some((call) => call.startsWith('POST') && call.includes('registrations'))).toBe(false)
    expectFilled()
  })
})
