import { phoneForEachTest } from '@test/phone-for-each-test'
import { platformsInDepth } from '@test/tested-platforms'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

describe.each(platformsInDepth)('after a purchase, the built %s mini-program', (platform) => {
  const at = phoneForEachTest(platform)

  /** Opens the paid order of a show with refunds and exchanges. */
  async function openOrder(): Promise<void> {
    await at.phone.bookTicket(NAMED_SHOWS.sensitive)
    at.phone.paysFromNowOn()
    await at.phone.app.tap('#submit-order')
    await at.phone.seen('#pay-success')
    await at.phone.app.tap('#see-order')
    await at.phone.seen('#operation-REFUND')
  }

  it('refunds a ticket, and shows the progress (REFUND-007, REFUND-012)', async () => {
    await openOrder()
    await at.phone.app.tap('#operation-REFUND')
    await at.phone.seen('#refund-submit')
    // The only ticket is chosen already.
    await at.phone.seen('#refund-sum')
    await at.phone.app.tapText('行程有变')
    await at.phone.app.tap('#refund-submit')
    await at.phone.seen('#dialog-confirm')
    await at.phone.app.tap('#dialog-confirm')
    await at.phone.seen('#refund-progress')
    await at.phone.app.waitForText('退票审核中')
  })

  it('exchanges a ticket for another session (REFUND-008)', async () => {
    await openOrder()
    await at.phone.app.tap('#operation-REBOOK')
    await at.phone.seen('#session-0')
    await at.phone.app.waitForText('选择新场次')
    // Behind the ticket itself, only sessions that accept it name its seats.
    await at.phone.app.tapText(/^B 区 120元$/, { nth: 1 })
    await at.phone.app.waitForText('还需支付')
    await at.phone.app.tap('#rebook-submit')
    await at.phone.seen('#dialog-confirm')
    await at.phone.app.tap('#dialog-confirm')
    await at.phone.seen('#predecessor')
  })

  it('sends a ticket to a friend, with a link to hand on (TRANSFER-002)', async () => {
    await openOrder()
    await at.phone.app.tap('#operation-TRANSFER')
    await at.phone.seen('#send-tickets')
    await at.phone.app.tap('#send-tickets')
    await at.phone.seen('#dialog-confirm')
    await at.phone.app.tap('#dialog-confirm')
    await at.phone.seen('#share-sheet')
    await at.phone.app.waitForText('转赠中')
  })
})
