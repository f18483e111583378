import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { buyerWithFace, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { certifyStudent } from '@/contracts/certification/certify-student'
import { routes } from '@/routes'
import CertificatesPage from './certificates'

afterEach(() => changeShop({ config: {} }))

const open = (signedInAs = newBuyer()) => renderPage(CertificatesPage, routes.certificates, { signedInAs })

describe('the certifications of a user (USER-011)', () => {
  describeStates({
    Page: CertificatesPage,
    route: routes.certificates,
    options: () => ({ signedInAs: newBuyer() }),
    words: '实名认证',
  })

  it('shows certified and uncertified kinds (USER-020, USER-048)', async () => {
    await changeShop({ config: { supportFaceAuth: true } })
    await open(await buyerWithFace())
    await eventually(() => expect(byId('certificate-FACE').textContent).toContain('已认证'))
    expect(byId('certificate-PERSON').textContent).toContain('未认证')
  })

  it('omits kinds that the merchant does not certify (SHELL-032)', async () => {
    await changeShop({ config: { studentCertification: { studentCertify: false } } })
    await open()
    await seen('certificate-PERSON')
    expect(document.getElementById('certificate-STUDENT')).toBeNull()
    expect(document.getElementById('certificate-FACE')).toBeNull()
  })

  it('opens the student page for a user who never started (USER-007)', async () => {
    const { router } = await open()
    await seen('certificate-STUDENT')
    await tap('certificate-STUDENT')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.studentVerify.path))
  })

  it('opens a certification that was begun by its id (USER-012)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    await gateway.call(certifyStudent, { authChannel: 'XUEXIN' }, { as: await gateway.signIn(signedInAs) })
    const { router } = await open(signedInAs)
    await seenText('审核中')
    await tap('certificate-STUDENT')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.certificateDetail.path))
    expect(router.lastMove?.params.id).toMatch(/\S/)
  })

  it('needs a login', () => {
    expect([routes.certificates, routes.certificateDetail].every(({ needsLogin }) => needsLogin)).toBe(true)
  })
})
