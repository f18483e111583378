import { logIn, requestHandler } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import type { MiniApp } from '../../simulator/mini-app'
import { checkMutations } from '../../simulator/mutation-check'
import { platforms } from '../../simulator/package/platforms'

const LOGIN = 'package-user/pages/login/login'
const MINE = 'pages/mine/mine'

/** These tests break the builds: a simulator that noticed nothing would prove nothing. */
describe.each(platforms.slice(0, IS_NIGHTLY ? undefined : 1))('a broken %s build', (platform) => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await createTestGateway()
  })
  afterAll(() => gateway.close())

  /** A button and a field on the first page, data of the user on the last. */
  async function logInAndLookAtOneself(app: MiniApp): Promise<void> {
    gateway.clock.advance(1000)
    await app.launch(MINE)
    await app.tap('#log-in')
    await logIn(app, gateway)
    // A finished login is seen for half a second.
    await app.advance(500)
    expect(app.page.route).toBe(MINE)
    expect(app.text()).toContain('138****8000')
  }

  it('fails the journey in every way of breaking it', async () => {
    const results = await checkMutations({
      directory: `dist/${platform}`,
      platform,
      pages: [LOGIN, MINE],
      journey: logInAndLookAtOneself,
      appOptions: () => ({ request: requestHandler(gateway) }),
    })
    expect(results.filter(({ outcome }) => outcome !== 'caught')).toEqual([])
    expect(results.length).toBeGreaterThan(25)
  }, 1_200_000)
})
