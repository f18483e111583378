import type { Platform } from '../../simulator/package/platforms'
import type { EngineName } from '../../simulator/view/view-engine'
import { PhoneShop } from './phone-shop'
import type { TestGateway } from './test-gateway'

/** Objects of the running test. */
export interface PhoneTest {
  gateway: TestGateway
  phone: PhoneShop
}

/** One shop for the tests of a `describe`, and for each a phone of its own, on which nothing may have gone wrong. */
export function phoneForEachTest(
  platform: Platform,
  engine?: EngineName,
  settings?: Parameters<typeof createTestGateway>[0],
): PhoneTest {
  const at = {} as PhoneTest
  beforeAll(async () => {
    at.gateway = await createTestGateway(settings)
  })
  afterAll(() => at.gateway.close())
  beforeEach(() => {
    at.phone = new PhoneShop(platform, at.gateway, { engine })
  })
  afterEach(() => {
    try {
      at.phone.app.assertHealthy()
    } finally {
      // Timers of an app that stays open keep the process alive.
      at.phone.app.close()
    }
  })
  return at
}
