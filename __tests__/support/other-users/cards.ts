import { stableId } from '../../../gateway/src/stable-id'
import { sandbox } from '../sandbox-shop'
import type { Person } from './person'

/** Order of a card for money and points, by a person with enough points. */
export async function pointCardWish({ shop, userId }: Person) {
  await sandbox(shop, `users/${userId}/grant`, { kind: 'points', amount: 2000 })
  return {
    cardId: stableId('card:backstage'),
    qty: 1,
    priceMode: 'CASH_POINT' as const,
    pointPrice: 2000,
    payAmount: 99,
  }
}
