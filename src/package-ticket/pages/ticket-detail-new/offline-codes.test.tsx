import { voucherAt } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, seen, seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { entryCodeOfKeys, entryNumber } from '@/domain/entry-code'
import { qrPicture } from '@/lib/qr-picture'
import { routes } from '@/routes'
import TicketDetailPage from './ticket-detail-new'

describe('the ticket page without a network (TICKET-029)', () => {
  /** Opens a ticket this many ms before its session; returns the gateway's answer about its codes. */
  async function seenBefore(inMs: number) {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const id = await voucherAt(person, person.shop.clock.now() + inMs)
    const opened = await renderPage(TicketDetailPage, routes.ticketDetail, { signedInAs, params: { id } })
    await seen('ticket-qr')
    // Keys belong to the login of the device.
    const { codes } = await done(opened.app.request(getTicketCode, { id }))
    opened.network.isOnline = false
    return { ...opened, code: codes[0], clock: person.shop.clock }
  }
  const picture = () => byId('ticket-qr').querySelector('img')?.getAttribute('src')

  it('makes the codes of each half minute from its key, and shows the age of the rest', async () => {
    const { code, clock, show } = await seenBefore(3_600_000)
    for (const ms of [60_000, 30 * 60_000]) {
      clock.advance(ms)
      await show()
      await seenText('未能更新，以下内容保存于')
      const expected = entryCodeOfKeys(code?.ticketId ?? '', code?.entryKeys ?? [], clock.now())
      expect(expected).not.toBe('')
      await eventually(() => expect(picture()).toBe(qrPicture(expected)))
      expect(byId('ticket-number').textContent).toBe(entryNumber(code?.displayCode ?? '', expected))
    }
    await seenText('以检票结果为准')
    clock.advance(-31 * 60_000)
  })

  it('shows when its codes will be ready, instead of an invalid one', async () => {
    const { clock, show } = await seenBefore(10 * 24 * 3_600_000)
    clock.advance(60_000)
    await show()
    await seenText('入场码从演出前一天起可用')
    expect(document.getElementById('ticket-qr')).toBeNull()
    expect(document.getElementById('ticket-number')).toBeNull()
    expect(document.body.textContent).not.toContain('秒后自动刷新')
    clock.advance(-60_000)
  })
})
