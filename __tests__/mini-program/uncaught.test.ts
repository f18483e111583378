import { PhoneShop } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { packageFromFiles, readPackageFiles } from '../../simulator/package/load-package'
import { platforms } from '../../simulator/package/platforms'

/** User input that such an error may quote. */
const TYPED = '13812345678'
const SETTINGS = 'package-user/pages/settings/settings'

describe.each(platforms)('uncaught errors in the package of %s', (platform) => {
  let gateway: TestGateway
  let phone: PhoneShop

  beforeAll(async () => {
    gateway = await createTestGateway()
    const files = readPackageFiles(`dist/${platform}`)
    const page = `${SETTINGS}.js`
    const faults = `setTimeout(() => { throw new TypeError("${TYPED}") }); Promise.reject(new RangeError("${TYPED}"));`
    files.set(page, `${files.get(page)};${faults}`)
    phone = new PhoneShop(platform, gateway, { miniPackage: packageFromFiles(files, platform) })
  })
  afterAll(() => {
    phone.app.close()
    return gateway.close()
  })

  it('logs a system fault without input of the user (TRACK-012)', async () => {
    const { app } = phone
    await app.launch(SETTINGS)
    const logged = () => app.consoleMessages.filter(({ text }) => text.startsWith('[system] '))
    await app.waitFor(() => logged().length === 2)
    expect(logged().map(({ level }) => level)).toEqual(['error', 'error'])
    expect(JSON.stringify(app.consoleMessages)).not.toContain(TYPED)
  })
})
