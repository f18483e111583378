import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { newAddress } from './goods-buyer'
import { theGateway } from './render-page'
import { newBuyer } from './screen-orders'
import { usedVoucher } from './used-voucher'

let keeperCount = 0

/** A separate user who has been to shows, with the vouchers and an address. */
export async function asShowGoer(shows: readonly string[] = [NAMED_SHOWS.simpleConcert]) {
  const gateway = await theGateway()
  const signedInAs = newBuyer()
  const as = await gateway.signIn(signedInAs)
  await newAddress(gateway, as)
  const voucherIds: string[] = []
  for (const showId of shows) {
    keeperCount += 1
    voucherIds.push(await usedVoucher(gateway, as, `goer-${keeperCount}`, showId))
  }
  return { gateway, as, signedInAs, voucherIds }
}
