import type { UserCall } from '../../call'
import { type GrowthLevel, PRIME_LEVEL } from '../../catalogue/entities/membership'
import { ledgerBalance } from '../ledgers/ledgers'
import { levelOf } from '../ledgers/levels'
import { currentMembership } from './memberships'

/** Level of a user by growth and by payment. */
export interface UserLevel {
  growth: number
  /** Level reached by growth. */
  level: GrowthLevel
  next: GrowthLevel | null
  /** Current paid membership. */
  membership: { endsAt: number } | null
  /** Codes of the levels whose rights the user has. */
  codes: readonly string[]
}

/** The level of a user now. */
export async function userLevel({
  db,
  user,
  clock,
  shop,
}: Pick<UserCall, 'db' | 'user' | 'clock' | 'shop'>): Promise<UserLevel> {
  const now = clock.now()
  const { balance } = await ledgerBalance(db, { ledger: 'GROWTH', ownerId: user.userId }, now)
  const membership = await currentMembership(db, user.userId, now)
  const { level, next } = levelOf(shop.catalogue.content.offers.members, balance)
  const codes = [level.levelCode, ...(membership ? [PRIME_LEVEL] : [])]
  return { growth: balance, level, next, membership, codes }
}
