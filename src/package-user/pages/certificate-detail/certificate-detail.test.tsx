import { ID_NO } from '@test/attendees'
import { certificationIds, decideCertification } from '@test/decide-certification'
import { changeShop, type RenderOptions, renderPage } from '@test/render-page'
import { byId, choose, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { buyerWithFace, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { act } from '@testing-library/react'
import { certifyPerson } from '@/contracts/certification/certify-person'
import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { routes } from '@/routes'
import CertificateDetailPage from './certificate-detail'

afterEach(() => changeShop({ config: {} }))

let before: readonly string[] = []

async function open(options: RenderOptions = {}) {
  before = await certificationIds()
  return renderPage(CertificateDetailPage, routes.certificateDetail, { signedInAs: newBuyer(), ...options })
}

async function fillPerson(): Promise<void> {
  await seen('person-name')
  await type('person-name', '李四')
  await type('person-id-no', ID_NO)
}

const isPersonCall = (call: string) => call.endsWith(certifyPerson.path)

describe('certifying who the user is (USER-012, USER-049)', () => {
  describeStates({
    Page: CertificateDetailPage,
    route: routes.certificateDetail,
    options: () => ({ signedInAs: newBuyer() }),
    words: '提交认证',
  })

  it('shows the document in review, its number masked', async () => {
    await open()
    await fillPerson()
    await tap('submit-person')
    await seenText('审核中')
    expect(document.body.textContent).toContain('李四')
    expect(document.body.textContent).not.toContain(ID_NO)
  })

  it('sends once for rapid taps (USER-046)', async () => {
    const { network } = await open()
    await fillPerson()
    network.intercept = ({ url }) =>
      url.includes(certifyPerson.path) ? { status: 500, headers: {}, body: '' } : undefined
    await tap('submit-person')
    await pass(50)
    await tap('submit-person')
    expect(network.sent.filter(isPersonCall)).toHaveLength(1)
    await pass(500)
    await tap('submit-person')
    await eventually(() => expect(network.sent.filter(isPersonCall)).toHaveLength(2))
  })

  it('shows errors below each field (USER-031, USER-033)', async () => {
    const { network } = await open()
    await seen('person-id-no')
    await type('person-id-no', '1234')
    await type('person-name', '张3')
    await tap('submit-person')
    expect(byId('person-name-message').textContent).toBe('姓名含有无法识别的字符，请按证件填写')
    expect(byId('person-id-no-message').textContent).toBe('证件号码不正确')
    expect(network.sent.filter(isPersonCall)).toEqual([])
  })

  it('passes at once with a known face', async () => {
    await open({ signedInAs: await buyerWithFace() })
    await seenText('提交后立即生效')
    await fillPerson()
    await tap('submit-person')
    await seenText('已认证')
  })

  it('offers the face service in place of the wait', async () => {
    const { router } = await open()
    await fillPerson()
    await tap('submit-person')
    await seen('by-face')
    await tap('by-face')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.webView.path))
    expect(router.lastMove?.params.url).toMatch(/\/sandbox\/certify\//)
  })

  it('shows why it was rejected, and accepts the document again', async () => {
    const page = await open()
    await fillPerson()
    await tap('submit-person')
    await seenText('审核中')
    await decideCertification(before, 'reject', '姓名与证件不符')
    await page.show()
    await seenText('姓名与证件不符')
    await seen('submit-person')
  })

  it('prompts before it replaces a passed document', async () => {
    const page = await open()
    await fillPerson()
    await tap('submit-person')
    await seenText('审核中')
    await decideCertification(before, 'approve')
    await page.show()
    await seenText('已认证')
    await pass(500)
    await tap('change-document')
    await seenText('更换后需要重新审核')
    act(() => page.app.prompts.dialog?.answer(true))
    await seen('person-name')
    await choose('person-id-type', 'PASSPORT')
    await type('person-name', '𠮷野·一')
    await type('person-id-no', 'e12345678')
    await tap('submit-person')
    await seenText('𠮷野·一')
    await seenText('审核中')
  })
})

describe('certifying the face of the user', () => {
  const params = { certType: 'FACE' }

  it('opens the service once for rapid taps (USER-046)', async () => {
    await changeShop({ config: { supportFaceAuth: true } })
    const { router, network } = await open({ params })
    await seen('start')
    await tap('start')
    await tap('start')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.webView.path))
    expect(network.sent.filter((call) => call.endsWith(startFaceCheck.path))).toHaveLength(1)
  })

  it('shows that it passed when the user is back', async () => {
    await changeShop({ config: { supportFaceAuth: true } })
    const page = await open({ params })
    await seen('start')
    await tap('start')
    await eventually(() => expect(page.router.lastMove?.path).toBe(routes.webView.path))
    await decideCertification(before, 'approve')
    await page.show()
    await seenText('已认证')
    expect(document.getElementById('start')).toBeNull()
  })

  it('shows that the shop has none', async () => {
    await open({ params })
    await seenText('本店暂未开通人脸认证，如需帮助请联系客服')
  })
})
