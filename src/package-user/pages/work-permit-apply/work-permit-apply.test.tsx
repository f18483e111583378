import { ID_NO } from '@test/attendees'
import { asApplicant, fillPermitForm, PROJECT_CODE, storePictures } from '@test/filled-permit'
import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, done, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { act, screen } from '@testing-library/react'
import { getWorkPermit } from '@/contracts/work-permit/get-work-permit'
import { listWorkPermits } from '@/contracts/work-permit/list-work-permits'
import type { ImageChoice } from '@/platform/image-picker/contract'
import { routes } from '@/routes'
import WorkPermitApplyPage from './work-permit-apply'

const PARAMS = { projectCode: PROJECT_CODE }
const PAGE = { offset: 0, length: 20 }

async function open(options: RenderOptions = {}) {
  const page = await renderPage(WorkPermitApplyPage, routes.workPermitApply, {
    signedInAs: newBuyer(),
    params: PARAMS,
    ...options,
  })
  storePictures(page)
  await seen('send-application')
  return page
}

const typedIn = (id: string) => (byId(id) as HTMLInputElement).value
const isTicked = (name: string) => screen.getByRole('checkbox', { name }).getAttribute('aria-checked')

describe('applying for a work permit (WORK-002)', () => {
  describeStates({
    Page: WorkPermitApplyPage,
    route: routes.workPermitApply,
    options: () => ({ params: PARAMS }),
    words: '项目所需信息',
  })

  it('sends the input, and opens the result (WORK-005)', async () => {
    const { app, router } = await open()
    await fillPermitForm()
    await tap('send-application')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.workPermitSuccess.path))
    const id = String(router.lastMove?.params?.permitId)
    expect(await done(app.request(getWorkPermit, { id }))).toMatchObject({
      state: 'APPLYING',
      name: '李雷',
      idNo: ID_NO,
      role: 'LIGHT',
      areas: ['STAGE'],
      company: '云幕舞台',
      photoUrl: expect.stringMatching(/\/files\/aliyun\/form\/\w+\.png\?token=./),
      answers: {
        arrival: '2026-11-25',
        shift: '夜班',
        skills: '电工',
        emergency: '13900139000',
        note: '需要两个停车位',
      },
    })
  })

  it('shows everything that is missing at once, and sends nothing', async () => {
    const { network } = await open()
    await tap('send-application')
    const messages = ['permit-name', 'permit-photo', 'permit-company', 'permit-role', 'permit-areas', 'permit-arrival']
    expect(messages.map((id) => byId(`${id}-message`).textContent)).toEqual([
      '请填写姓名',
      '请选择证件照',
      '请填写所属单位',
      '请选择工种',
      '请选择申请区域',
      '请选择进场日期',
    ])
    expect(document.getElementById('permit-note-message')).toBeNull()
    expect(network.sent.some((call) => call.startsWith('POST') && call.includes('work_permits'))).toBe(false)
  })

  it.each([
    ['permit-plate', '!!', '车牌号格式不正确'],
    ['permit-driver', '1234', '证件号码不正确'],
    ['permit-emergency', '12', '请输入正确的手机号'],
  ])('checks the answer of %s by its question', async (id, answer, words) => {
    await open()
    await type(id, answer)
    await tap('send-application')
    expect(byId(`${id}-message`).textContent).toBe(words)
  })

  it('shows an existing application below the document, and keeps everything', async () => {
    const signedInAs = newBuyer()
    const first = await open({ signedInAs })
    await fillPermitForm()
    await tap('send-application')
    await eventually(() => expect(first.router.lastMove?.path).toBe(routes.workPermitSuccess.path))
    first.close()
    await open({ signedInAs })
    await fillPermitForm()
    await tap('send-application')
    await eventually(() => expect(byId('permit-id-no-message').textContent).toContain('已申请过'))
    expect(typedIn('permit-company')).toBe('云幕舞台')
  })

  it('makes one application of two taps, and of a second try after a lost answer', async () => {
    const { app, network, router } = await open()
    await fillPermitForm()
    network.intercept = ({ url, method }) =>
      method === 'POST' && url.includes('work_permits') ? 'lost-answer' : undefined
    await tap('send-application')
    await seenText('无法连接网络')
    network.intercept = null
    await tap('send-application')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.workPermitSuccess.path))
    expect((await done(app.request(listWorkPermits, PAGE))).total).toBe(1)
  })

  it('opens the code page without a code in the address (NAV-060)', async () => {
    const { router } = await renderPage(WorkPermitApplyPage, routes.workPermitApply)
    await seenText('请先输入项目码')
    expect(router.moves).toEqual([])
    await tap(screen.getByRole('button', { name: '输入项目码' }))
    expect(router.lastMove?.path).toBe(routes.workPermitLogin.path)
  })
})

describe('a picture in a form', () => {
  it('shrinks before the upload, and can be replaced (SHELL-205)', async () => {
    const { imagePicker } = await open()
    await tap('permit-photo')
    await seen('permit-photo-remove')
    expect(imagePicker.compressed).toHaveLength(1)
    const first = document.querySelector('#permit-photo-field img')?.getAttribute('src')
    await tap('permit-photo')
    await eventually(() => {
      expect(document.querySelector('#permit-photo-field img')?.getAttribute('src')).not.toBe(first)
    })
    expect(imagePicker.compressed).toHaveLength(2)
    await tap('permit-photo-remove')
    expect(document.querySelector('#permit-photo-field img')).toBeNull()
  })

  it.each<[ImageChoice, string]>([
    [{ kind: 'denied' }, '没有相机或相册权限'],
    [{ kind: 'notImage' }, '请选择图片文件'],
    [{ kind: 'failed', reason: 'x' }, '上传失败，请重试'],
    [{ kind: 'chosen', image: { path: 'a', size: 6 * 1024 * 1024, extension: 'png' } }, '图片过大'],
  ])('shows why it failed: %j', async (choice, words) => {
    const { imagePicker } = await open()
    imagePicker.nextChoice = choice
    await tap('permit-photo')
    await eventually(() => expect(byId('permit-photo-message').textContent).toContain(words))
  })

  it('stays empty when the user cancels', async () => {
    const { imagePicker } = await open()
    imagePicker.nextChoice = { kind: 'cancelled' }
    await tap('permit-photo')
    expect(document.getElementById('permit-photo-message')).toBeNull()
  })
})

describe('the draft of a work permit', () => {
  const expectFilled = () => {
    expect(typedIn('permit-company')).toBe('云幕舞台')
    expect(typedIn('permit-note')).toBe('需要两个停车位')
    expect(typedIn('permit-arrival')).toBe('2026-11-25')
    expect(document.querySelector('#permit-photo-field img')).not.toBeNull()
  }

  it('keeps the input when the page is left and opened again', async () => {
    const testApp = await open()
    await fillPermitForm()
    testApp.close()
    await open({ testApp })
    expectFilled()
    expect(typedIn('permit-id-no')).toBe(ID_NO)
  })

  it('keeps the input when the language changes, options included', async () => {
    const { app } = await open()
    await fillPermitForm()
    act(() => app.locale.choose('en-US'))
    await seenText('First day on site')
    expectFilled()
    expect(isTicked('Electrician')).toBe('true')
    expect(screen.getByRole('radio', { name: 'Night' }).getAttribute('aria-checked')).toBe('true')
  })

  it('keeps the input when the phone closes the app, except document numbers', async () => {
    const { storage, app, close } = await open({ signedInAs: '13900137811' })
    await fillPermitForm()
    const onDevice = storage.get('checkout-drafts')
    expect(JSON.stringify(onDevice)).not.toContain(ID_NO)
    expect(app.session.isLoggedIn).toBe(true)
    close()
    await open({ signedInAs: '13900137811', prepare: (next) => void next.storage.set('checkout-drafts', onDevice) })
    expectFilled()
    expect(isTicked('电工')).toBe('true')
    expect(typedIn('permit-id-no')).toBe('')
  })

  it('keeps the input when a visitor logs in to send it', async () => {
    const page = await renderPage(WorkPermitApplyPage, routes.workPermitApply, { params: PARAMS })
    await seen('send-application')
    await type('permit-company', '云幕舞台')
    await tap('permit-photo')
    expect(page.router.lastMove?.path).toBe(routes.login.path)
    const phone = newBuyer()
    const accessToken = await page.gateway.signIn(phone)
    act(() =>
      page.app.session.signIn({
        bizUserId: 'u',
        accessToken,
        refreshToken: 'unused',
        expiresIn: 7200,
        isNewUser: false,
        email: '',
        cellphone: phone,
        countryCode: '86',
        loginMethod: 'CELLPHONE',
        nickname: '',
        avatar: '',
      }),
    )
    await page.show()
    await eventually(() => expect(byId('send-application').textContent).toBe('提交申请'))
    expect(typedIn('permit-company')).toBe('云幕舞台')
  })

  it('keeps the input when it was rejected and is sent again, and shows the reason once (WORK-005)', async () => {
    const { signedInAs, params } = await asApplicant()
    const shop = await theGateway()
    await sandbox(shop, `work-permits/${params.permitId}/reject`, { reason: '照片不清晰' })
    const { router } = await open({ signedInAs, params: { ...PARAMS, permitId: params.permitId } })
    expect(typedIn('permit-company')).toBe('云幕舞台')
    expect(typedIn('permit-arrival')).toBe('2026-11-25')
    expect(isTicked('舞台')).toBe('true')
    await type('permit-id-no', 'E12345678')
    await tap('send-application')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.workPermitSuccess.path))
  })
})
