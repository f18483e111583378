import { launchBrowser } from '@test/browser'
import { windowOf } from '@test/journeys/browser-shopper'
import { runJourney } from '@test/journeys/journey-shop'
import { journeysOn } from '@test/journeys/subjects'
import type { TestGateway } from '@test/test-gateway'
import type { Browser } from 'playwright-core'

let gateway: TestGateway
let browser: Browser
let origin: string

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())
// Some journeys move the shop's clock: each has its own shop.
beforeEach(async () => {
  gateway = await createTestGateway({ h5Dir: 'dist/h5' })
  origin = await gateway.listen()
})
afterEach(() => gateway.close())

it.each(journeysOn('h5'))('$name', (journey) => runJourney(gateway, windowOf(browser, origin), journey))
