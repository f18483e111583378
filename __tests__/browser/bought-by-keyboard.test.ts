import { BrowserShop, openForTests } from '@test/browser-shop'
import { KeyPresses } from '@test/key-presses'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const LOOK = { form: 'desktop', lang: 'en', colorScheme: 'light' } as const

describe('with the keyboard alone, on a desktop', () => {
  let shop: BrowserShop
  let keys: KeyPresses

  beforeEach(async () => {
    shop = await BrowserShop.openBooking(parts.browser, parts.gateway, LOOK, NAMED_SHOWS.sensitive)
    keys = new KeyPresses(shop)
    await shop.seen('#plan-0')
    await keys.tabTo('#plan-0')
    await keys.press('Space')
    await keys.enter('#next:not([disabled])')
    await keys.write('#contact', '13800138000')
    await keys.tabTo('#agree')
    await keys.press('Space')
    await keys.enter('#submit-order:not([disabled])')
    await keys.enter('#pay:not([disabled])')
    await shop.page.waitForURL(/sandbox\/cashier/)
    await keys.enter('#approved:not([disabled])')
    await shop.seen('#pay-success')
    await keys.enter('#see-order:not([disabled])')
  })
  afterEach(async () => {
    expect(keys.unseen).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it('buys and refunds a ticket (REFUND-007)', async () => {
    await keys.enter('#operation-REFUND:not([disabled])')
    await shop.seen('#refund-sum')
    await keys.tabTo('#refund-reason [role=radio]')
    await keys.press('Space')
    await keys.enter('#refund-submit:not([disabled])')
    await keys.enter('#dialog-confirm:not([disabled])')
    await shop.seen('#refund-withdraw')
  })

  it('buys and sends a ticket to a friend (TRANSFER-001)', async () => {
    await keys.enter('#operation-TRANSFER:not([disabled])')
    await keys.enter('#send-tickets:not([disabled])')
    await keys.enter('#dialog-confirm:not([disabled])')
    await shop.seen('#share-sheet')
    expect(await parts.gateway.sandbox<unknown[]>('transfers')).toHaveLength(1)
  })
})
