import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const MAX_SHIFT = 0.02

/** Most frequent first pages, each with the sign of a complete first screen. */
const PAGES = [
  ['/', '#app [href^="/content/"]'],
  ['/list', '#app [id^=show-]'],
  ['/mine', '#settings'],
  [`/content/${NAMED_SHOWS.simpleConcert}`, '#service-notes'],
] as const

describe.each(['phone', 'desktop'] as const)('on a %s', (form) => {
  it.each(PAGES)('%s is drawn without jumps', async (address, whole) => {
    const shop = await BrowserShop.open(
      parts.browser,
      parts.gateway,
      { form, lang: 'zh', colorScheme: 'light' },
      address,
    )
    await shop.seen(whole)
    await shop.drawn()
    const { sum, shifts } = await shop.layoutShifts()
    expect(sum <= MAX_SHIFT ? [] : shifts).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})
