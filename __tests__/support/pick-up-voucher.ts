import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { pickUpOrder } from './buyer'
import { theGateway } from './render-page'
import { newBuyer, settle } from './screen-orders'

/** Voucher of a paid order with pick-up at the venue, and the shop's answer for it. */
export async function pickUpVoucher() {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { orderId } = await pickUpOrder(gateway, as, signedInAs)
  await settle(orderId)
  const { data } = await gateway.call(listVouchers, { offset: 0, length: 20 }, { as })
  const id = data?.list[0]?.voucherId ?? ''
  const { data: voucher } = await gateway.call(getVoucher, { id }, { as })
  if (!voucher) throw new Error('no voucher')
  return { signedInAs, params: { id }, voucher }
}
