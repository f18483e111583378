import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BrowserShop, openForTests } from '@test/browser-shop'
import { PurchaseTranscript } from '@test/purchase-transcript'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

/** `UPDATE_TRANSCRIPT=1` rewrites it. */
const TRANSCRIPT = path.resolve(__dirname, '../../docs/transcripts/buying-a-ticket.md')
const HEADER = `# Buying a ticket by ear

What a screen reader says from the booking of a show to the paid order on a desktop: page titles, focused elements and
announcements, from Chromium's accessibility tree. Dates and numbers of orders differ from run to run.
\`purchase-transcript.test.ts\` walks this way; \`UPDATE_TRANSCRIPT=1\` rewrites this document.

| Key | Screen reader |
|---|---|
`
/** Parts that stay the same from day to day, in the order of the purchase. */
const MILESTONES = [
  /Zone B .*¥ ?120, radio, checked/,
  /Buy tickets, button/,
  /page: Confirm order/,
  /Phone, textbox/,
  /Ticket Purchase Notice, checkbox, checked/,
  /Place order, button/,
  /Payment method, dialog/,
  /Pay ¥120, button/,
  /page: Cashier/,
  /Paid, heading/,
  /View order, button/,
]

const parts = openForTests()

it('names every stop of a purchase to a screen reader (SHELL-207)', async () => {
  const look = { form: 'desktop', lang: 'en', colorScheme: 'light' } as const
  const shop = await BrowserShop.openBooking(parts.browser, parts.gateway, look, NAMED_SHOWS.sensitive)
  const reader = await PurchaseTranscript.of(shop)
  await shop.seen('#plan-0')
  await reader.record()
  await reader.tabTo('#plan-0')
  await reader.press('Space')
  await reader.open('#next:not([disabled])', '[role=heading]:focus')
  await reader.write('#contact', '13800138000')
  await reader.tabTo('#agree')
  await reader.press('Space')
  await reader.open('#submit-order:not([disabled])', '[role=dialog]:focus')
  await reader.open('#pay:not([disabled])', '#approved')
  await reader.open('#approved:not([disabled])', '#pay-success')
  await reader.tabTo('#see-order:not([disabled])')
  const transcript = `${HEADER}${reader.lines.join('\n')}\n`
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(TRANSCRIPT, transcript)
  expect(reader.unnamed).toEqual([])
  for (const document of [transcript, readFileSync(TRANSCRIPT, 'utf8')]) {
    let from = 0
    for (const milestone of MILESTONES) {
      const at = document.slice(from).search(milestone)
      expect(`${milestone} at ${at}`).not.toContain('at -1')
      from += at
    }
  }
  await shop.close()
})
