import { runJourney } from '@test/journeys/journey-shop'
import { phoneOf } from '@test/journeys/phone-shopper'
import { journeysOn } from '@test/journeys/subjects'
import type { TestGateway } from '@test/test-gateway'
import { platforms } from '../../simulator/package/platforms'

const cases = platforms.flatMap((platform) => journeysOn(platform).map((journey) => ({ platform, ...journey })))

/** Gateway origin of development packages: its pages open inside the app. */
const PACKAGED_ORIGIN = 'http://127.0.0.1:8787'

let gateway: TestGateway

// Some journeys move the shop's clock: each has its own shop.
beforeEach(async () => {
  gateway = await createTestGateway({ publicOrigin: PACKAGED_ORIGIN })
})
afterEach(() => gateway.close())

it.each(cases)('$platform $name', ({ platform, ...journey }) => runJourney(gateway, phoneOf(platform), journey))
