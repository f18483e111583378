import { getGrowthAccount } from '@/contracts/member/get-growth-account'
import { privateRoute } from '../../http/define-route'
import { ledgerBalance } from '../../services/ledgers/ledgers'
import { levelOf } from '../../services/ledgers/levels'
import { currentMembership } from '../../services/memberships/memberships'

export const getGrowthAccountRoute = privateRoute(getGrowthAccount, async ({ db, user, locale, clock, shop }) => {
  const { balance } = await ledgerBalance(db, { ledger: 'GROWTH', ownerId: user.userId }, clock.now())
  const { level, next } = levelOf(shop.catalogue.content.offers.members, balance)
  const membership = await currentMembership(db, user.userId, clock.now())
  return {
    value: balance,
    levelCode: level.levelCode,
    levelName: level.name[locale],
    levelValue: level.minGrowth,
    ...(next && { nextLevelValue: next.minGrowth, nextLevelName: next.name[locale] }),
    ...(membership && { validTo: membership.endsAt }),
  }
})
