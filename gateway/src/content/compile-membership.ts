import { type LevelRight, type MemberProgramme, type Membership, PRIME_LEVEL } from '../catalogue/entities/membership'
import type { Offers } from '../catalogue/entities/offers'
import { USUAL_LEVELS } from '../catalogue/usual-levels'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { similarWord } from './content-fault'
import type { MembershipDocument, PaidMembershipEntry, RightEntry } from './documents/benefit-documents'
import { centsOf } from './money'
import { findCoupons, type OfferInput } from './offer-input'
import { optionalText, plainText, richText } from './written-texts'

/** Name of the paid membership among levels. */
const PAID = 'paid'

/** Levels, their rights and the paid membership. */
export function compileMembership(body: MembershipDocument, input: OfferInput): Pick<Offers, 'members' | 'membership'> {
  const ids = body.levels?.map(({ id }) => id) ?? USUAL_NAMES
  const rights = (body.rights ?? []).map((right, at) =>
    compileRight(right, ['rights', at], [...ids, ...(body.paid ? [PAID] : [])], input),
  )
  const birthdayCouponIds = findCoupons(body.birthdayCoupons, ['birthdayCoupons'], input)
  if (birthdayCouponIds.length > 0 && !rights.some(({ icon }) => icon === 'birthday'))
    input.faults.add(['birthdayCoupons'], '', 'No level has a right with the icon `birthday`: nobody would get them.')
  return {
    members: { levels: compileLevels(body, input), rights, birthdayCouponIds },
    membership: body.paid ? compilePaid(body.paid, input) : null,
  }
}

/** Names of the usual levels in documents. */
const USUAL_NAMES = ['member', 'silver', 'gold', 'diamond']

/** Code of a level on the wire: V1 is the lowest. */
function levelCode(at: number): string {
  return `V${at + 1}`
}

function compileLevels({ levels }: MembershipDocument, { faults }: OfferInput): MemberProgramme['levels'] {
  if (!levels) return USUAL_LEVELS
  levels.forEach(({ id, from }, at) => {
    const before = levels[at - 1]
    if (id === PAID) faults.add(['levels', at, 'id'], id, 'This name is that of the paid membership.')
    if (levels.findIndex((level) => level.id === id) < at)
      faults.add(['levels', at, 'id'], id, 'Another level has the same id.')
    if (before ? from <= before.from : from !== 0)
      faults.add(
        ['levels', at, 'from'],
        from,
        before ? 'A level needs more growth than the one before it.' : 'Everybody has the first level: it is from 0.',
      )
  })
  const [first = USUAL_LEVELS[0], ...others] = levels.map(({ name, from }, at) => ({
    levelCode: levelCode(at),
    name: plainText(name, ['levels', at, 'name'], faults),
    minGrowth: from,
  }))
  return [first, ...others]
}

function compileRight(
  { id, icon, name, badge, line, text, levels, isHighlighted = false }: RightEntry,
  path: readonly (string | number)[],
  ids: readonly string[],
  { faults }: OfferInput,
): LevelRight {
  levels.forEach((level, at) => {
    if (!ids.includes(level))
      faults.add([...path, 'levels', at], level, 'There is no level of this name.', similarWord(level, ids))
  })
  return {
    rightId: stableId(`right:${id}`),
    icon,
    name: plainText(name, [...path, 'name'], faults),
    badge: optionalText(badge, [...path, 'badge'], faults),
    desc: plainText(line, [...path, 'line'], faults),
    content: richText(text, [...path, 'text'], faults),
    levels: levels.map((level) => (level === PAID ? PRIME_LEVEL : levelCode(ids.indexOf(level)))),
    isDisplayed: true,
    isHighlighted,
  }
}

function compilePaid(paid: PaidMembershipEntry, input: OfferInput): Membership {
  const { faults } = input
  return {
    primeCardId: stableId('membership:paid'),
    showDiscount: (100 - (paid.percentOff ?? 0)) / 100,
    validDays: paid.days,
    name: plainText(paid.name, ['paid', 'name'], faults),
    priceCent: centsOf(paid.price, ['paid', 'price'], faults),
    buttonText: optionalText(paid.button, ['paid', 'button'], faults) ?? localText('立即开通', 'Join now'),
    giftCouponIds: findCoupons(paid.coupons, ['paid', 'coupons'], input),
  }
}
