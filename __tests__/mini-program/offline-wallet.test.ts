import { voucherAt } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { phoneForEachTest } from '@test/phone-for-each-test'
import { PhoneShop } from '@test/phone-shop'
import { platformsInDepth } from '@test/tested-platforms'
import { routes } from '@/routes'

const HOUR = 3_600_000
/** Data remaining on the phone after a restart. */
const KEPT = [
  'session',
  'shop-config',
  'ticket-cache:voucher/page_list',
  'ticket-cache:voucher/:id/detail',
  'ticket-cache:ticket_code',
]

describe.each(platformsInDepth)('the wallet without a network on %s', (platform) => {
  const at = phoneForEachTest(platform)

  it('opens with a ticket and its code from a cold start (TICKET-022, TICKET-025, TICKET-029)', async () => {
    const person = await Person.join(at.gateway, at.phone.cellphone)
    await voucherAt(person, at.gateway.clock.now() + HOUR)
    await at.phone.signIn()
    await at.phone.app.launch(routes.ticketHolder.path)
    await at.phone.seen('#voucher-0')
    const { storage } = at.phone.app.vendor
    await at.phone.app.waitFor(() => storage.get('ticket-cache:ticket_code'))
    const kept = new Map(KEPT.map((key) => [key, storage.get(key)]))
    at.phone.app.close()

    at.phone = new PhoneShop(platform, at.gateway)
    for (const [key, value] of kept) at.phone.app.vendor.storage.set(key, value)
    at.phone.app.goOffline()
    await at.phone.app.launch(routes.ticketHolder.path)
    await at.phone.seen('#voucher-0')
    await at.phone.seen('#cached-notice')
    await at.phone.app.tap('#voucher-0')
    await at.phone.seen('#ticket-qr')
  })
})
