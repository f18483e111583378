import type { Offers } from '../catalogue/entities/offers'
import { USUAL_LEVELS } from '../catalogue/usual-levels'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { compileCard } from './compile-card'
import { compileCoupon, couponIdOf } from './compile-coupon'
import { compileEntrance, compileOpenShow, compilePermit, compileTopic } from './compile-forms'
import { compileGoods, goodsCategoryId } from './compile-goods'
import { compileMembership } from './compile-membership'
import { compilePackage } from './compile-package'
import { compileStub } from './compile-stub'
import { compileCarPark, compileReservation } from './compile-visits'
import { compileVote } from './compile-vote'
import type { FaultList } from './content-fault'
import type { DocumentBodies, DocumentKind } from './documents/document-kinds'
import { findCoupons, type OfferInput } from './offer-input'

/** Compiles every document of a kind; faults go to the list. */
export type CompileEach = <Kind extends DocumentKind, Value>(
  kind: Kind,
  compile: (id: string, body: DocumentBodies[Kind], list: FaultList) => Value,
) => Value[]

/** Offers of a shop besides its shows. */
export function compileOffers(each: CompileEach, shared: Omit<OfferInput, 'faults'>): Offers {
  const { references } = shared
  /** Compiles every offer of a kind. */
  const all = <Kind extends DocumentKind, Value>(
    kind: Kind,
    compile: (id: string, body: DocumentBodies[Kind], input: OfferInput) => Value,
  ) => each(kind, (id, body, faults) => compile(id, body, { ...shared, faults }))
  each('coupons', (id) => references.add('coupons', id, couponIdOf(id)))
  const goods = all('goods', (id, body, input) => ({ ...compileGoods(id, body, input), body }))
  const [members] = all('membership', (_id, body, input) => compileMembership(body, input))
  const [activity = null] = all('topic', (_id, body, input) => compileTopic(body, input))
  const stubs = all('stubs', (id, body, input) => ({ template: compileStub(id, body, input), rank: body.rank ?? 0 }))
  return {
    coupons: each('coupons', (id, body, list) => compileCoupon(id, body, references, list)),
    couponActivities: all('coupon-activities', (id, { coupons }, input) => ({
      activityId: stableId(`activity:${id}`),
      couponTemplateIds: findCoupons(coupons, ['coupons'], input),
    })),
    goodsCategories: [
      ...new Map(
        goods.map(({ body }) => [
          goodsCategoryId(body),
          { categoryId: goodsCategoryId(body), name: localText(body.category['zh-CN'], body.category['en-US']) },
        ]),
      ).values(),
    ],
    goods: goods.map(({ body: _body, ...one }) => one),
    stubTemplates: stubs.sort((a, b) => b.rank - a.rank).map(({ template }) => template),
    members: members?.members ?? { levels: USUAL_LEVELS, rights: [], birthdayCouponIds: [] },
    membership: members?.membership ?? null,
    cards: all('cards', compileCard),
    votes: all('votes', compileVote),
    reservations: all('reservations', compileReservation),
    parkings: all('car-parks', compileCarPark),
    openShows: all('open-shows', compileOpenShow),
    entrances: all('entrances', compileEntrance),
    activity,
    packages: all('packages', compilePackage),
    permitProjects: all('permits', compilePermit),
  }
}
