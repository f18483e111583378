import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const SHOW = `/content/${NAMED_SHOWS.simpleConcert}`

let shop: BrowserShop

beforeEach(async () => {
  shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
})
afterEach(async () => {
  await parts.gateway.sandbox('shop', { status: 'OPEN' })
  expect(shop.faults).toEqual([])
  await shop.close()
})

const arrivesAt = (address: string) => shop.page.waitForURL(({ pathname }) => pathname === address)

/** Follows a link while the shop is closed, and checks again once it has opened. */
async function followWhileClosed(address: string): Promise<void> {
  await parts.gateway.sandbox('shop', { status: 'MAINTAIN' })
  await shop.goto(address)
  await shop.seen(':text("重新查看")')
  // The page checks by itself when shown; it must find the shop closed.
  await shop.drawn()
  await parts.gateway.sandbox('shop', { status: 'OPEN' })
  await shop.tap(':text("重新查看")')
}

describe('a link to a page within the shop', () => {
  it('opens it after the login in between', async () => {
    await shop.goto('/address')
    await shop.logIn()
    await arrivesAt('/address')
    await shop.seen('#add-address')
  })

  it('opens it after the shop was closed, with the history as before', async () => {
    await followWhileClosed(SHOW)
    await arrivesAt(SHOW)
    await shop.seen('#buy')
    await shop.page.goBack()
    await arrivesAt('/')
    await shop.seen('[href^="/content/"]')
  })

  it('opens it when the page of the closed shop is reloaded', async () => {
    await parts.gateway.sandbox('shop', { status: 'MAINTAIN' })
    await shop.goto(SHOW)
    await shop.seen(':text("重新查看")')
    await parts.gateway.sandbox('shop', { status: 'OPEN' })
    // The page may have found the shop open by itself a moment before, and be on its way.
    await shop.page.reload().catch(() => null)
    await arrivesAt(SHOW)
    await shop.seen('#buy')
  })

  it('opens it after a closed shop and a login', async () => {
    await followWhileClosed('/address')
    await shop.logIn()
    await arrivesAt('/address')
    await shop.seen('#add-address')
  })
})
