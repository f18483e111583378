import { BrowserShop, openForTests } from '@test/browser-shop'
import { inEveryRun } from '@test/tested-platforms'
import { contrastRatio, READABLE_CONTRAST } from '@/domain/color'
import { DEMO_SHOW_GROUPS } from '../../gateway/src/demo/show-groups'

const parts = openForTests()
const [GROUP] = DEMO_SHOW_GROUPS
/** Colours of posters: bright, dark, and one of no brightness to speak of. */
const POSTER_COLORS = ['#FFE600', '#14060C', '#808080']
const PHONE = ['phone', 375, 812] as const
const TABLET = ['tablet', 820, 1180] as const
/** In every run each theme on one screen, at night on both. */
const SCREENS = {
  light: inEveryRun<typeof PHONE | typeof TABLET>([PHONE], [TABLET]),
  dark: inEveryRun<typeof PHONE | typeof TABLET>([TABLET], [PHONE]),
}
const HEADINGS = '[role=main] [aria-level="2"]'

/** `#RRGGBB` of every point of a picture. The page reads it, as it has a decoder; its own policy forbids it nothing here. */
function colorsIn(base64: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((picture) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: picture.width, height: picture.height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    const colors = new Set<string>()
    for (let at = 0; at < data.length; at += 4) {
      colors.add(`#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`)
    }
    return [...colors]
  })
}

/** Lowest contrast of heading texts with any point of their background. */
async function leastContrast(shop: BrowserShop): Promise<number> {
  const contrasts: number[] = []
  for (const heading of await shop.page.locator(`${HEADINGS}:visible`).all()) {
    await heading.scrollIntoViewIfNeeded()
    const text = await heading.evaluate((element) => {
      const parts = getComputedStyle(element).color.match(/\d+/g) ?? []
      element.style.color = 'transparent'
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    })
    const behind = await shop.page.evaluate(colorsIn, (await heading.screenshot()).toString('base64'))
    contrasts.push(...behind.map((color) => contrastRatio(text, color)))
  }
  return Math.min(...contrasts)
}

const tourAddress = async () => `/tour-detail/${(await parts.gateway.sandbox<{ tourId: string }>('demo')).tourId}`

describe.each([
  ['the shows of a group', async () => `/group-show/${GROUP.showGroupId}`],
  ['the stops of a tour', tourAddress],
])('the headings of %s', (_page, addressOf) => {
  it.each(['light', 'dark'] as const)('contrast with every colour of a poster: %s', async (colorScheme) => {
    const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme })
    let color = ''
    await shop.page.route(/\/(show_groups|tours)\//, async (route) => {
      const answer = await (await route.fetch()).text()
      await route.fulfill({ body: answer.replace(/"posterColor":"#[^"]*"/g, `"posterColor":"${color}"`) })
    })
    const address = await addressOf()
    const contrasts: [string, number][] = []
    for (const [name, width, height] of SCREENS[colorScheme]) {
      await shop.page.setViewportSize({ width, height })
      for (color of POSTER_COLORS) {
        await shop.goto(address)
        await shop.seen('[role=main] [id^=group-], [role=main] [id^=stop-]')
        contrasts.push([`${color}, ${name}`, await leastContrast(shop)])
      }
    }
    expect(contrasts.filter(([, contrast]) => contrast < READABLE_CONTRAST)).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})
