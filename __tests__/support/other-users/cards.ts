import { demoId } from '../../../gateway/src/demo/demo-ids'
import { sandbox } from '../sandbox-shop'
import type { Person } from './person'

/** What a card that costs money and points is ordered with, by somebody who has the points. */
export async function pointCardWish({ shop, userId }: Person) {
  await sandbox(shop, `users/${userId}/grant`, { kind: 'points', amount: 2000 })
  return {
    ...{ cardId: demoId('card:backstage'), qty: 1, priceMode: 'CASH_POINT' as const },
    ...{ pointPrice: 2000, payAmount: 99 },
  }
}
