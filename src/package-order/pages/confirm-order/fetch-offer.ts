import { type PreOrderInput, type PreOrderOutput, preOrder } from '@/contracts/order/pre-order'
import { preOrderAtVenue } from '@/contracts/order/pre-order-at-venue'
import type { App } from '@/services/app'

/** Fetches price and requirements of a purchase, online or at the venue. */
export function fetchOffer({ request }: Pick<App, 'request'>, input: PreOrderInput): Promise<PreOrderOutput> {
  const { siteId } = input
  if (siteId === undefined) return request(preOrder, input, { isUserAction: true })
  return request(preOrderAtVenue, { ...input, siteId }, { isUserAction: true })
}
