import { getCurrentLevel } from '@/contracts/member/get-current-level'
import { centsToYuan } from '@/domain/money'
import { PRIME_LEVEL } from '../../catalogue/entities/membership'
import { privateRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { presentRights } from '../../presenters/prime-level'
import { savedThisYear } from '../../services/memberships/prime-savings'
import { userLevel } from '../../services/memberships/user-level'

export const getCurrentLevelRoute = privateRoute(getCurrentLevel, async (call) => {
  const { locale, shop, origin } = call
  const { membership: paid, members } = shop.catalogue.content.offers
  const { growth, level, next, membership, codes } = await userLevel(call)
  return {
    levelCode: membership ? PRIME_LEVEL : level.levelCode,
    primeLevelName: ((membership && paid?.name) || level.name)[locale],
    iconUrl: pictureUrls(origin).right(membership ? 'sale' : 'points'),
    growthValue: growth,
    levelValue: level.minGrowth,
    ...(next && { nextLevelName: next.name[locale], nextLevelNeed: next.minGrowth - growth }),
    ...(membership && { validTo: membership.endsAt }),
    isPaid: membership !== null,
    savedThisYear: centsToYuan(await savedThisYear(call)),
    rights: presentRights(members.rights, codes, call),
  }
})
