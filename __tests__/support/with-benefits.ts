import { activateCard } from '@/contracts/privilege/activate-card'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { users } from '../../gateway/src/database/schema/people'
import { CARD_HOLDER, CASH_CARD, RIGHTS_CARD } from './other-users/person'
import { theGateway } from './render-page'
import { sandbox } from './sandbox-shop'
import { withCoupons } from './with-coupons'

/** Benefits of a separate user besides money. */
interface WantedBenefits {
  /** Keys of coupons of the demo shop. */
  coupons?: readonly string[]
  points?: number
  growth?: number
  /** Has a membership of a year. */
  isMember?: boolean
  /** Cash cards, activated. */
  cashCards?: number
  /** A card that pays for a fifth of a ticket, activated. */
  hasYearCard?: boolean
}

/** Options of a page for a separate user with coupons, points and cash cards. */
export async function withBenefits({
  coupons = [],
  points = 0,
  growth = 0,
  isMember = false,
  cashCards = 0,
  hasYearCard = false,
}: WantedBenefits) {
  const options = await withCoupons(...coupons)
  const shop = await theGateway()
  const as = await shop.signIn(options.signedInAs)
  const all = await shop.database.db.select().from(users)
  const userId = all.find(({ cellphone }) => cellphone === options.signedInAs)?.id ?? ''
  if (points > 0) await sandbox(shop, `users/${userId}/grant`, { kind: 'points', amount: points })
  if (growth > 0) await sandbox(shop, `users/${userId}/grant`, { kind: 'growth', amount: growth })
  if (isMember) await sandbox(shop, `users/${userId}/grant`, { kind: 'level' })
  for (let count = 0; count < cashCards; count += 1) {
    await sandbox(shop, `users/${userId}/grant`, { kind: 'card', cardId: CASH_CARD })
  }
  if (hasYearCard) await sandbox(shop, `users/${userId}/grant`, { kind: 'card', cardId: RIGHTS_CARD })
  const { data } = await shop.call(listOwnCards, {}, { as })
  for (const { userCardInstanceId } of data ?? []) {
    await shop.call(activateCard, { userCardInstanceId, ...CARD_HOLDER }, { as })
  }
  return options
}
