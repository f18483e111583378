import { certificationIds, decideCertification } from '@test/decide-certification'
import { changeShop, type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { certifyStudent } from '@/contracts/certification/certify-student'
import { routes } from '@/routes'
import StudentVerifyPage from './student-verify'

afterEach(() => changeShop({ config: {} }))

const MINI = { terminal: { src: 'WEIXIN_MINI' } } as const

let before: readonly string[] = []

async function open(options: RenderOptions = {}) {
  before = await certificationIds()
  return renderPage(StudentVerifyPage, routes.studentVerify, {
    signedInAs: newBuyer(),
    stack: [routes.showDetail.path, routes.studentVerify.path],
    ...options,
  })
}

const isStart = (call: string) => call.endsWith(certifyStudent.path)

describe('certifying a student (USER-007, NAV-034)', () => {
  describeStates({
    Page: StudentVerifyPage,
    route: routes.studentVerify,
    options: () => ({ signedInAs: newBuyer(), ...MINI }),
    words: '学信网学籍验证',
  })

  it.each(['XUEXIN', 'ELECTRONIC_CERT'])(
    'opens the page of %s once for rapid taps (USER-050, USER-046)',
    async (name) => {
      const { router, network } = await open(MINI)
      await seen(`channel-${name}`)
      await tap(`channel-${name}`)
      await tap(`channel-${name}`)
      await eventually(() => expect(router.lastMove?.path).toBe(routes.webView.path))
      expect(router.lastMove?.params.url).toMatch(/\/sandbox\/certify\//)
      expect(network.sent.filter(isStart)).toHaveLength(1)
    },
  )

  it('shows why a channel did not open, and stays', async () => {
    const { router, network } = await open(MINI)
    await seen('channel-XUEXIN')
    network.isOnline = false
    await tap('channel-XUEXIN')
    await seenText('无法连接网络')
    expect(router.lastMove?.path).not.toBe(routes.webView.path)
  })

  it('returns to the show once passed (USER-058)', async () => {
    const page = await open(MINI)
    await seen('channel-XUEXIN')
    await tap('channel-XUEXIN')
    await eventually(() => expect(page.router.lastMove?.path).toBe(routes.webView.path))
    await page.router.back(1)
    await decideCertification(before, 'approve')
    await page.show()
    await seenText('已认证')
    await tap('student-done')
    await eventually(() => expect(page.router.stack()).toEqual([routes.showDetail.path]))
  })

  it('shows a rejection, and allows another try', async () => {
    const page = await open(MINI)
    await seen('channel-XUEXIN')
    await tap('channel-XUEXIN')
    await eventually(() => expect(page.router.lastMove?.path).toBe(routes.webView.path))
    await decideCertification(before, 'reject', '学籍已注销')
    await page.show()
    await seenText('学籍已注销')
    await seen('channel-ELECTRONIC_CERT')
  })

  it('links to the mini-program on the web, and checks again on request (CAT-071)', async () => {
    const signedInAs = newBuyer()
    await open({ signedInAs, terminal: { src: 'PC_WEB' } })
    await seenText('学生认证需在小程序内完成')
    await seen('student-code')
    expect(document.getElementById('channel-XUEXIN')).toBeNull()
    const gateway = await theGateway()
    await gateway.call(certifyStudent, { authChannel: 'XUEXIN' }, { as: await gateway.signIn(signedInAs) })
    await decideCertification(before, 'approve')
    await tap('student-check')
    await seenText('已认证')
  })

  it('offers customer service if the merchant certifies no students (SHELL-032)', async () => {
    await changeShop({ config: { studentCertification: { studentCertify: false } } })
    const { network } = await open(MINI)
    await seenText('本店暂未开通学生认证')
    await pass(100)
    expect(document.getElementById('channel-XUEXIN')).toBeNull()
    expect(network.sent.filter(isStart)).toEqual([])
  })
})
