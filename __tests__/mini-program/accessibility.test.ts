import { PhoneShop } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { platformsInDepth } from '@test/tested-platforms'
import { demoPermitProjects } from '../../gateway/src/demo/work-permits'

describe.each(platformsInDepth)('a screen reader on %s', (platform) => {
  let gateway: TestGateway
  let phone: PhoneShop

  beforeAll(async () => {
    gateway = await createTestGateway()
    phone = new PhoneShop(platform, gateway)
    await phone.app.launch('package-user/pages/login/login')
  })
  afterAll(async () => {
    phone.app.close()
    await gateway.close()
  })

  it('reads role, name and state', async () => {
    const { app } = phone
    const role = platform === 'alipay' ? 'role' : 'aria-role'
    expect(app.attribute('#send-code', role)).toBe('button')
    expect(app.attribute('#agree', role)).toBe('checkbox')
    expect(app.attribute('#agree', 'aria-label')).toBe('我已阅读并同意《用户服务协议》《隐私政策》')
    expect(app.attribute('#agree', 'aria-checked')).toBe(false)
    await app.tap('#agree')
    expect(app.attribute('#agree', 'aria-checked')).toBe(true)
    expect(app.attribute('#phone', 'aria-label')).toBe('手机号')
  })

  describe('a logged-in user', () => {
    let user: PhoneShop
    beforeEach(async () => {
      user = new PhoneShop(platform, gateway)
      await user.signIn()
    })
    afterEach(() => user.app.close())

    it('reads that a list cannot be opened yet (USER-024)', async () => {
      await user.app.launch('package-user/pages/address-edit/address-edit')
      const isOff = (list: string) => user.app.attribute(`${list} [aria-label]`, 'aria-disabled') === true
      expect([isOff('#province'), isOff('#city')]).toEqual([false, true])
    })

    it('reads the day that is chosen (WORK-003)', async () => {
      const projectCode = demoPermitProjects()[0]?.code ?? ''
      await user.app.launch('package-user/pages/work-permit-apply/work-permit-apply', { projectCode })
      await user.app.change('#permit-arrival', '2026-11-25')
      expect(user.app.attribute('#permit-arrival [aria-label]', 'aria-label')).toContain('2026-11-25')
    })
  })
})
