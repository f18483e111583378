import { renderPage } from '@test/render-page'
import { byId, seen, seenText } from '@test/screen'
import { newBuyer, paidOrder } from '@test/screen-orders'
import type { FakeStorage } from '@/platform/storage/storage-fake'
import { routes } from '@/routes'
import TicketHolderPage from './ticket-holder'

const KEPT = 'ticket-cache:voucher/page_list'
const DAY = 24 * 3_600_000

/** Every copy of a list of tickets gets this answer in place of its own. */
function damage(storage: FakeStorage, data: unknown): void {
  const entries = storage.get<object[]>(KEPT) ?? []
  storage.set(
    KEPT,
    entries.map((entry) => ({ ...entry, data })),
  )
}

describe('the stored wallet (TICKET-022)', () => {
  /** The wallet of a user with a ticket, opened once and closed; `isFull`: the device stores nothing. */
  async function seenBefore(isFull = false) {
    const signedInAs = newBuyer()
    await paidOrder(signedInAs)
    const opened = await renderPage(TicketHolderPage, routes.ticketHolder, {
      signedInAs,
      prepare: ({ storage }) => {
        storage.isFull = isFull
      },
    })
    expect((await seen('voucher-0')).textContent).toContain('林屿「星河入梦」')
    opened.close()
    opened.network.isOnline = false
    const openAgain = () => renderPage(TicketHolderPage, routes.ticketHolder, { testApp: opened })
    return { ...opened, openAgain }
  }

  it('shows tickets on a device without room, and an error in place of them when offline', async () => {
    const { openAgain, storage } = await seenBefore(true)
    expect(storage.get(KEPT)).toBeNull()
    await openAgain()
    await seenText('无法连接网络')
  })

  it.each<[string, unknown]>([
    ['is another thing', 'damaged'],
    ['has no list', { total: 1 }],
    ['has a list of nothing', { list: [null, 7] }],
    ['has tickets without their parts', { list: [{ voucherId: 'v1' }] }],
  ])('shows an error, and not the copy, when it %s', async (_name, data) => {
    const { openAgain, storage } = await seenBefore()
    damage(storage, data)
    await openAgain()
    await seenText('无法连接网络')
  })

  it('shows the copy when the clock of the device goes a year back, and an error when it is a month ahead', async () => {
    const { openAgain, gateway } = await seenBefore()
    gateway.clock.advance(-365 * DAY)
    const early = await openAgain()
    await seen('voucher-0')
    expect(byId('cached-notice').textContent).toContain('2026.11.20')
    early.close()
    gateway.clock.advance(395 * DAY)
    await openAgain()
    await seenText('无法连接网络')
    gateway.clock.advance(-30 * DAY)
  })
})
