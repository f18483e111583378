import { PhoneShop } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { platformsInDepth } from '@test/tested-platforms'

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
})
