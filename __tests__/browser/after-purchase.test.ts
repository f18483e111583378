import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { inEveryRun } from '@test/tested-platforms'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()

const LOOKS = inEveryRun<Look>(
  [{ form: 'phone', lang: 'zh', colorScheme: 'light' }],
  [{ form: 'desktop', lang: 'en', colorScheme: 'dark' }],
)

describe.each(LOOKS)('after a purchase, on a $form in $lang, $colorScheme', (look) => {
  const inaccessible: string[] = []
  let shop: BrowserShop

  async function lookAt(screen: string): Promise<void> {
    inaccessible.push(...(await shop.accessibilityFaults()).map((fault) => `${screen}: ${fault}`))
  }

  beforeEach(async () => {
    inaccessible.length = 0
    shop = await BrowserShop.openConfirmation(parts.browser, parts.gateway, look, NAMED_SHOWS.sensitive)
    await shop.order()
    await shop.goToCashier()
    await shop.page.locator('#approved').click()
    // The page that waits for the payment has a way to the order too.
    await shop.seen('#pay-success')
    await shop.tap('#see-order')
    await shop.seen('#operation-REFUND')
  })
  afterEach(async () => {
    expect(inaccessible).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it('refunds a ticket and shows the progress (REFUND-007, REFUND-012)', async () => {
    await lookAt('order')
    await shop.tap('#operation-REFUND')
    // The only ticket is chosen already.
    await shop.seen('#refund-sum')
    await shop.tap('#refund-reason [role=radio]')
    await lookAt('refund')
    await shop.tap('#refund-submit')
    await shop.tap('#dialog-confirm')
    await shop.seen('#refund-withdraw')
    await lookAt('progress of the refund')
  })

  it('exchanges a ticket for another session (REFUND-005, REFUND-008)', async () => {
    await shop.tap('#operation-REBOOK')
    await shop.tap('[role=radio]:not([disabled])')
    await shop.seen('#rebook-bill')
    await lookAt('exchange')
    await shop.tap('#rebook-submit')
    await shop.tap('#dialog-confirm')
    await shop.seen('#predecessor')
    await lookAt('successor')
  })

  it('transfers a ticket to a friend, who accepts it (TRANSFER-001, TRANSFER-002)', async () => {
    await shop.tap('#operation-TRANSFER')
    await shop.seen('#send-tickets')
    await lookAt('sending')
    await shop.tap('#send-tickets')
    await shop.tap('#dialog-confirm')
    await shop.seen('#share-sheet')
    await lookAt('link')
    const [transfer] = await parts.gateway.sandbox<{ code: string }[]>('transfers')
    const page = '/package-send-accept-ticket/pages/accept-mine-ticket/accept-mine-ticket'
    const friend = await BrowserShop.inWindow(parts.browser, parts.gateway, look)
    await friend.goto(`${page}?t=${transfer?.code}`)
    await friend.logIn()
    await friend.seen('#accept-tickets')
    await friend.tap('#agree')
    await friend.tap('#accept-tickets')
    await friend.seen('#ticket-qr')
    expect(friend.faults).toEqual([])
    await friend.close()
  })
})
