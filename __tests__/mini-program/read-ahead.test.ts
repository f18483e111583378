import { PhoneShop, requestHandler } from '@test/phone-shop'
import type { TestGateway } from '@test/test-gateway'
import { platformsInDepth } from '@test/tested-platforms'
import { routes } from '@/routes'

/** First calls of the show page. */
const FIRST_READS = /\/show\/[^/]+\/(static|dynamic)\b/

describe.each(platformsInDepth)('the page of a tapped show on %s', (platform) => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it('prefetches its first answers while the card is still on screen, once', async () => {
    const requestedOn: string[] = []
    const phone: PhoneShop = new PhoneShop(platform, shop, {
      request: (request) => {
        if (FIRST_READS.test(request.url)) requestedOn.push(phone.app.page.route)
        return requestHandler(shop)(request)
      },
    })
    try {
      await phone.app.launch(routes.list.path)
      await phone.app.tapText(/林屿「星河入梦」/, { nth: 0 })
      await phone.seen('#buy')
      expect(phone.app.page.route).toBe(routes.showDetail.path)
      expect(requestedOn).toEqual([routes.list.path, routes.list.path])
      phone.app.assertHealthy()
    } finally {
      phone.app.close()
    }
  })
})
