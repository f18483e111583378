import { getPrimePrivilege } from '@/contracts/member/get-prime-privilege'
import { discountText } from '@/domain/money'
import { privateRoute } from '../../http/define-route'
import { userLevel } from '../../services/memberships/user-level'

export const getPrimePrivilegeRoute = privateRoute(getPrimePrivilege, async (call) => {
  const { locale, shop } = call
  const { content } = shop.catalogue
  const { level, membership } = await userLevel(call)
  const paid = content.offers.membership
  if (!membership || !paid) return { primeLevelName: level.name[locale], showDiscountPrivileges: [] }
  const { name, showDiscount: discount, primeCardId } = paid
  return {
    primeLevelName: name[locale],
    showDiscountPrivileges: content.shows
      .filter(({ gate }) => gate === 'MEMBERS')
      .map(({ showId, name: showName }) => ({
        privilegeId: primeCardId,
        belongTo: showId,
        targetName: showName[locale],
      })),
    showDiscount: { discount, formatDiscount: discountText(discount, locale) ?? '' },
  }
})
