import { runJourney } from '@test/journeys/journey-shop'
import { phoneOf } from '@test/journeys/phone-shopper'
import { journeysOn } from '@test/journeys/subjects'
import type { TestGateway } from '@test/test-gateway'
import { platforms } from '../../simulator/package/platforms'

const cases = platforms.flatMap((platform) => journeysOn(platform).map((journey) => ({ platform, ...journey })))

let gateway: TestGateway

beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

it.each(cases)('$platform $name', ({ platform, ...journey }) => runJourney(gateway, phoneOf(platform), journey))
