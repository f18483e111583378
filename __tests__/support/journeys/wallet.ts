import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { qrPicture } from '@/lib/qr-picture'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { offerOf } from '../buyer'
import type { Journey, JourneyShop, Shopper } from './shopper'

/** Buys tickets of a show at the page that confirms an order, and goes to the wallet. */
async function buyTickets(shop: JourneyShop, buyer: Shopper, showId: string, qty: number): Promise<void> {
  const { seatPlanId, ...offer } = await offerOf(shop.gateway, showId)
  await buyer.open(routes.confirmOrder, { ...offer, items: JSON.stringify([{ seatPlanId, qty }]) })
  await buyer.seen('#submit-order')
  await buyer.type('#contact', buyer.cellphone)
  await buyer.tap('#agree')
  await buyer.pay('#submit-order', '#pay-success')
  await buyer.tap('#see-tickets')
  await buyer.seen('#voucher-0')
}

/** The newest voucher of somebody. */
async function voucherOf({ gateway }: JourneyShop, { accessToken: as }: Shopper) {
  const { data } = await gateway.call(listVouchers, { offset: 0, length: 20 }, { as })
  const [voucher] = data?.list ?? []
  if (!voucher) throw new Error('no ticket in the wallet')
  return voucher
}

/** The content of the code that stands on the page of a ticket: that of the owner whose picture is shown. */
async function shownCode({ gateway }: JourneyShop, owner: Shopper, voucherId: string): Promise<string> {
  await owner.seen('#ticket-qr')
  const shown = await owner.picture('#ticket-qr')
  const { data } = await gateway.call(getTicketCode, { id: voucherId }, { as: owner.accessToken })
  const code = data?.codes.find(({ qrCode }) => qrCode !== '' && qrPicture(qrCode) === shown)
  if (!code) throw new Error('the picture on the screen is no code of a ticket of this owner')
  return code.qrCode
}

export const WALLET_JOURNEYS: readonly Journey[] = [
  {
    name: 'shows the ticket that was bought, with its code (TICKET-001)',
    isQuick: true,
    async run(shop) {
      const buyer = await shop.shopper()
      await buyTickets(shop, buyer, NAMED_SHOWS.sensitive, 1)
      const { voucherId } = await voucherOf(shop, buyer)
      await buyer.tap('#voucher-0')
      expect(await shownCode(shop, buyer, voucherId)).toMatch(/^ENCORE:/)
    },
  },
]
