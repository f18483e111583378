import type { Right, RightRecord } from '@/contracts/right/right'
import { discountText } from '@/domain/money'
import type { UserCall } from '../call'
import type { GivenRight, RightKind } from '../services/rights/right-records'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'

type RightCall = Pick<UserCall, 'locale' | 'origin' | 'shop'>

/** Rights in the order in which they are shown, with their icons and the pages that they are kept up on. */
const KINDS: readonly { kind: RightKind; icon: string; page: string | null }[] = [
  { kind: 'MEMBERSHIP', icon: 'YanChangHui', page: 'member_center' },
  { kind: 'CARD', icon: 'coupons', page: null },
  { kind: 'STUDENT', icon: 'HuaJuGeJu', page: 'student_verify' },
  { kind: 'FACE', icon: 'venues', page: null },
  { kind: 'PERSON', icon: 'ErTongQinZi', page: null },
]

/** The rights that are in use, each once, valid as long as the longest of what gave it. */
export function presentRights(given: readonly GivenRight[], call: RightCall): Right[] {
  return KINDS.flatMap(({ kind, icon, page }) => {
    const active = given.filter((each) => each.kind === kind && each.status === 'ACTIVE')
    if (active.length === 0) return []
    const ends = active.flatMap(({ validTo }) => (validTo === null ? [] : [validTo]))
    return [
      {
        rightId: kind,
        name: translate(call.locale, `right.${kind}`),
        iconUrl: pictureUrls(call.origin).icon(icon),
        desc: descriptionOf(kind, active.length, call),
        ...(ends.length > 0 && { validTo: Math.max(...ends) }),
        ...(page && { jump: { type: 'PAGE' as const, target: page } }),
      },
    ]
  })
}

export function presentRightRecord({ id, kind, title, status, obtainTime }: GivenRight, call: RightCall): RightRecord {
  return { id, name: title?.[call.locale] ?? translate(call.locale, `right.${kind}`), status, obtainTime }
}

function descriptionOf(kind: RightKind, count: number, { locale, shop }: RightCall): string {
  const discount = discountText(shop.catalogue.content.offers.membership?.showDiscount, locale) ?? ''
  return translate(locale, `right.${kind}.desc`, { count, discount })
}
