import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
let shop: BrowserShop

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

async function openCheck(look: Partial<Look> = {}): Promise<void> {
  shop = await BrowserShop.inWindow(parts.browser, parts.gateway, {
    form: 'phone',
    lang: 'zh',
    colorScheme: 'light',
    ...look,
  })
  await shop.gotoShow(NAMED_SHOWS.captcha)
  await shop.fillOrder()
  await shop.tap('#submit-order')
  await shop.seen('#captcha-slide')
}

async function answer(): Promise<string> {
  const [newest] = await parts.gateway.sandbox<{ answer: string }[]>('risk-captchas')
  return newest?.answer ?? ''
}

async function readPicture(): Promise<void> {
  await shop.seen('#captcha-answer')
  await shop.type('#captcha-answer', await answer())
  await shop.tap('#captcha-check')
  await shop.seen('#pay')
}

/** Drags the handle until the piece is at its target. */
async function dragTo(target: number): Promise<void> {
  const slide = shop.element('#captcha-slide')
  // Waits until the sheet has risen.
  await slide.hover()
  const box = await slide.boundingBox()
  if (!box) throw new Error('the slider is not on the screen')
  const max = Number(await slide.getAttribute('max'))
  const { mouse } = shop.page
  const y = box.y + box.height / 2
  await mouse.move(box.x + 8, y)
  await mouse.down()
  await mouse.move(box.x + 8 + (target / max) * (box.width - 16), y, { steps: 12 })
  await mouse.up()
}

describe('the security check of a guarded sale', () => {
  it('passes with a mouse', async () => {
    await openCheck({ form: 'desktop' })
    expect(await shop.accessibilityFaults()).toEqual([])
    await dragTo(Number(await answer()))
    await shop.tap('#captcha-check')
    await readPicture()
  })

  it('passes with a keyboard', async () => {
    await openCheck({ lang: 'en', colorScheme: 'dark' })
    expect(await shop.accessibilityFaults()).toEqual([])
    await shop.element('#captcha-slide').focus()
    const steps = Number(await answer())
    for (let count = 0; count < steps; count += 1) await shop.page.keyboard.press('ArrowRight')
    await shop.tap('#captcha-check')
    await readPicture()
  })

  it('shows a missed gap and another picture', async () => {
    await openCheck()
    const before = await shop.element('#captcha img').first().getAttribute('src')
    await dragTo(30)
    await shop.tap('#captcha-check')
    await shop.seen(':text("没有通过，请再试一次")')
    expect(await shop.element('#captcha img').first().getAttribute('src')).not.toBe(before)
    expect(await shop.accessibilityFaults()).toEqual([])
  })
})
