import { getPopupSettings } from '@/contracts/member/get-popup-settings'
import { privateRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { presentRights } from '../../presenters/prime-level'
import { birthdayRight } from '../../services/memberships/birthdays'
import { claimPopup, dueBirthday, dueUpgrade } from '../../services/memberships/member-popups'
import { userLevel } from '../../services/memberships/user-level'

export const getPopupSettingsRoute = privateRoute(getPopupSettings, async (call) => {
  const { locale, origin, shop } = call
  const { members, coupons } = shop.catalogue.content.offers
  const own = await userLevel(call)
  const upgrade = await dueUpgrade(call, own)
  const hasGifts = birthdayRight(members.rights)?.levels.some((code) => own.codes.includes(code)) ?? false
  const birthday = hasGifts ? await dueBirthday(call) : null
  const gifts = members.birthdayCouponIds.flatMap(
    (id) => coupons.find(({ couponTemplateId }) => couponTemplateId === id) ?? [],
  )
  return {
    levelUpgrade: {
      pop: upgrade !== null && (await claimPopup(call, upgrade)),
      primeLevelName: own.level.name[locale],
      primeRights: presentRights(members.rights, [own.level.levelCode], call),
    },
    birthday: {
      pop: birthday !== null && (await claimPopup(call, birthday)),
      gifts: gifts.map(({ title, worth }) => ({
        icon: pictureUrls(origin).right('coupons'),
        giftDesc: `${title[locale]} ${worth[locale]}`,
      })),
    },
  }
})
