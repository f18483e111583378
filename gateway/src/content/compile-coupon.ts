import type { CouponTemplate } from '../catalogue/entities/coupon'
import type { CouponLimits, CouponTerms } from '../database/schema/coupon-terms'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { type LocalText, localized } from '../texts/text'
import { CATEGORY_CODES } from './category-names'
import type { FaultList } from './content-fault'
import type { CouponDocument } from './documents/offer-documents'
import { optionalCents } from './money'
import type { References } from './references'
import { plainText } from './written-texts'

const EVERYTHING: CouponLimits = {
  showIds: [],
  showSessionIds: [],
  seatPlanIds: [],
  venueIds: [],
  showTypes: [],
  tagIds: [],
  itemIds: [],
  categoryIds: [],
}

export function couponIdOf(id: string): string {
  return stableId(`coupon:${id}`)
}

export function compileCoupon(
  id: string,
  body: CouponDocument,
  references: References,
  faults: FaultList,
): CouponTemplate {
  const terms = compileTerms(body, references, faults)
  return {
    couponTemplateId: couponIdOf(id),
    couponCode: `SHOP-${id.toUpperCase()}`,
    key: id,
    type: terms.couponType,
    title: plainText(body.title, ['title'], faults),
    worth: worthOf(terms),
    rule: plainText(body.rule, ['rule'], faults),
    days: body.days,
    isOfYear: false,
    isUsedAtOnce: false,
    qty: 1,
    packageId: null,
    quota: body.total,
    exchangeCode: body.code ?? null,
    needFaceAuth: false,
    terms,
  }
}

function compileTerms(body: CouponDocument, references: References, faults: FaultList): CouponTerms {
  const { percentOff } = body
  const amountOff = optionalCents(body.amountOff, ['amountOff'], faults)
  const from = optionalCents(body.from, ['from'], faults)
  if ((amountOff === null) === (percentOff === undefined))
    faults.add(['amountOff'], body.amountOff ?? '', 'A coupon takes either an amount or a share off.')
  const isAmount = amountOff !== null
  return {
    couponType: isAmount ? 'CASH' : 'DISCOUNT',
    useWay: 'ONLINE',
    amountCents: amountOff ?? 0,
    discount: isAmount ? null : (100 - (percentOff ?? 0)) / 100,
    limitationType: isAmount || from !== null ? 'AMOUNT' : 'NONE_THRESHOLD_DEDUCT_DISCOUNT',
    limitation: from ?? 0,
    ...compileScope(body, references, faults),
  }
}

/** Orders that a coupon is for. */
function compileScope(
  { for: use, categories = [], shows = [] }: CouponDocument,
  references: References,
  faults: FaultList,
): Pick<CouponTerms, 'bizTypes' | 'useRule' | 'limits'> {
  if (use === 'goods' || use === 'parking') {
    if (categories.length + shows.length > 0)
      faults.add(['for'], use, 'Only a coupon for tickets has categories and shows.')
    return { bizTypes: [use === 'goods' ? 'ITEM' : 'PARKING_FEE'], useRule: 'ALL_PRODUCT', limits: EVERYTHING }
  }
  const showIds = shows.flatMap((show, at) => references.find('shows', show, ['shows', at], faults) ?? [])
  const showTypes = categories.map((name) => CATEGORY_CODES[name])
  const byCategory = showTypes.length > 0 ? 'LIMIATION_SHOW_TYPE_OR_TAG' : 'ALL_SHOW'
  const useRule = showIds.length > 0 ? 'LIMIATION_SHOW_SESSION_SEATPLAN' : byCategory
  return { bizTypes: ['SHOW'], useRule, limits: { ...EVERYTHING, showIds, showTypes } }
}

/** Value of a coupon as text. */
function worthOf({ amountCents, discount }: CouponTerms): LocalText {
  if (discount === null) return localized(() => `¥${amountCents / 100}`)
  return localText(`${Number((discount * 10).toFixed(1))} 折`, `${Math.round((1 - discount) * 100)}% off`)
}
