import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const SHOW = `/content/${NAMED_SHOWS.simpleConcert}`
const CARD_PICTURE = '#app [id^=show-] img'
/** A picture in the words of a merchant. */
const IN_WORDS = 'img[alt=plan]'

describe('a failed picture', () => {
  let shop: BrowserShop

  beforeEach(async () => {
    shop = await BrowserShop.inWindow(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
    await shop.page.route('**', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    )
  })
  afterEach(async () => {
    await parts.gateway.sandbox('faults', {})
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  /** Opacity of the first matching picture, once its load has ended. */
  const opacityOf = (selector: string) =>
    shop.page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => getComputedStyle(image).opacity)
  const isHidden = (selector: string) => shop.until(async () => (await opacityOf(selector)) === '0')

  it.each([
    ['a slide', '/', '.look-slide img'],
    ['a poster of a card', '/list', '.look-poster img'],
    ['the poster of a show', SHOW, '.look-show > img'],
  ])('hides the broken image of the browser in the first look: %s', async (_what, address, picture) => {
    await shop.page.route('**/js/**', (route) => route.abort())
    await shop.goto(address)
    await isHidden(picture)
  })

  it('hides the broken image in the app, which shows its text and the loaded pictures', async () => {
    await shop.goto('/list')
    await isHidden(CARD_PICTURE)
    await shop.page.unrouteAll()
    await shop.page
      .locator(CARD_PICTURE)
      .first()
      .evaluate((image: HTMLImageElement) => {
        image.src = `${image.src}&again`
      })
    await shop.until(async () => (await opacityOf(CARD_PICTURE)) === '1')
  })

  it('hides the broken image in a merchant’s text', async () => {
    await shop.withoutFirstAnswers()
    await shop.page.route('**/show_descriptions?**', async (route) => {
      const answer = await (await route.fetch()).json()
      const html = `<img src="/none.png" alt="plan">${answer.data.html}`
      await route.fulfill({ json: { ...answer, data: { ...answer.data, html } } })
    })
    await shop.goto(SHOW)
    await shop.page.locator(IN_WORDS).scrollIntoViewIfNeeded()
    await isHidden(IN_WORDS)
    expect(await shop.page.getByRole('img', { name: 'plan' }).count()).toBe(1)
  })

  it('hides the broken image in full size, and shows an error', async () => {
    await shop.goto(SHOW)
    await shop.tap('#poster')
    await isHidden('[role=dialog] img')
    await shop.page.getByText('图片打不开，请稍后再试').waitFor()
  })
})
