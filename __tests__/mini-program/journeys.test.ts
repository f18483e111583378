import { runJourney } from '@test/journeys/journey-shop'
import { phoneOf } from '@test/journeys/phone-shopper'
import { journeysOn } from '@test/journeys/subjects'
import type { TestGateway } from '@test/test-gateway'
import { platforms } from '../../simulator/package/platforms'

const cases = platforms.flatMap((platform) => journeysOn(platform).map((journey) => ({ platform, ...journey })))

let gateway: TestGateway

// Some journeys move the clock of the shop: each has a shop of its own.
beforeEach(async () => {
  gateway = await createTestGateway()
})
afterEach(() => gateway.close())

it.each(cases)('$platform $name', ({ platform, ...journey }) => runJourney(gateway, phoneOf(platform), journey))
