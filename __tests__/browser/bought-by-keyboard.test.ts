import { BrowserShop, openForTests } from '@test/browser-shop'
import { KeyboardShopper } from '@test/keyboard-shopper'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const LOOK = { form: 'desktop', lang: 'en', colorScheme: 'light' } as const

describe('with the keyboard alone, on a desktop', () => {
  let shop: BrowserShop
  let keyboard: KeyboardShopper

  beforeEach(async () => {
    shop = await BrowserShop.openBooking(parts.browser, parts.gateway, LOOK, NAMED_SHOWS.sensitive)
    keyboard = new KeyboardShopper(shop)
    await shop.seen('#plan-0')
    await keyboard.press('#plan-0', 'Space')
    await keyboard.press('#next')
    await keyboard.type('#contact', '13800138000')
    await keyboard.press('#agree', 'Space')
    await keyboard.press('#submit-order')
    await keyboard.press('#pay')
    await shop.page.waitForURL(/sandbox\/cashier/)
    await keyboard.press('#approved')
    await shop.seen('#pay-success')
    await keyboard.press('#see-order')
  }, 120_000)
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it('buys and refunds a ticket (REFUND-007)', async () => {
    await keyboard.press('#operation-REFUND')
    await shop.seen('#refund-sum')
    await keyboard.choose('#refund-reason [role=radio]')
    await keyboard.press('#refund-submit')
    await keyboard.press('#dialog-confirm')
    await shop.seen('#refund-withdraw')
  }, 120_000)

  it('buys and sends a ticket to a friend (TRANSFER-001)', async () => {
    await keyboard.press('#operation-TRANSFER')
    await keyboard.press('#send-tickets')
    await keyboard.press('#dialog-confirm')
    await shop.seen('#share-sheet')
    expect(await parts.gateway.sandbox<unknown[]>('transfers')).toHaveLength(1)
  }, 120_000)
})
