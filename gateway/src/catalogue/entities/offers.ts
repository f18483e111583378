import type { LocalText } from '../../texts/text'
import type { Entrance, OpenShow, PermitProject, TopicActivity } from './applications'
import type { CardTemplate } from './card'
import type { CouponActivity, CouponTemplate } from './coupon'
import type { Goods, GoodsCategory } from './goods'
import type { MemberProgramme, Membership } from './membership'
import type { PackageOffer } from './package'
import type { Parking, Reservation } from './visits'
import type { VoteActivity } from './vote'

/** A print template for ticket stubs. */
export interface StubTemplate {
  templateId: string
  name: LocalText
  description: LocalText
  priceCent: number
  /** Available prints. */
  stock: number
  /** `#RRGGBB`. */
  paper: string
  ink: string
  accent: string
}

/** Offers of the shop besides shows. */
export interface Offers {
  coupons: readonly CouponTemplate[]
  couponActivities: readonly CouponActivity[]
  goodsCategories: readonly GoodsCategory[]
  goods: readonly Goods[]
  stubTemplates: readonly StubTemplate[]
  members: MemberProgramme
  /** `null` for a shop without a paid membership. */
  membership: Membership | null
  cards: readonly CardTemplate[]
  votes: readonly VoteActivity[]
  reservations: readonly Reservation[]
  parkings: readonly Parking[]
  openShows: readonly OpenShow[]
  entrances: readonly Entrance[]
  /** `null` for a shop without one. */
  activity: TopicActivity | null
  packages: readonly PackageOffer[]
  permitProjects: readonly PermitProject[]
}
