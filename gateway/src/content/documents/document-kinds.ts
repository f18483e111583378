import type {
  CardDocument,
  CouponActivityDocument,
  MembershipDocument,
  PackageDocument,
  StubDocument,
} from './benefit-documents'
import type { EntranceDocument, OpenShowDocument, PermitDocument, TopicDocument } from './form-documents'
import type { HallDocument } from './hall-document'
import type { CouponDocument, GoodsDocument } from './offer-documents'
import type { CityDocument, TourDocument, VenueDocument } from './place-documents'
import type { AgreementDocument, ShopDocument } from './shop-document'
import type { ShowDocument } from './show-document'
import type { CarParkDocument, ReservationDocument } from './visit-documents'
import type { GroupDocument, VoteDocument } from './vote-document'

/** Bodies of documents by kind. A kind is the folder of its files; `shop`, `membership` and `topic` are one file each. */
export interface DocumentBodies {
  shop: ShopDocument
  cities: CityDocument
  venues: VenueDocument
  halls: HallDocument
  tours: TourDocument
  shows: ShowDocument
  goods: GoodsDocument
  coupons: CouponDocument
  'coupon-activities': CouponActivityDocument
  membership: MembershipDocument
  cards: CardDocument
  packages: PackageDocument
  stubs: StubDocument
  groups: GroupDocument
  votes: VoteDocument
  topic: TopicDocument
  reservations: ReservationDocument
  'car-parks': CarParkDocument
  'open-shows': OpenShowDocument
  entrances: EntranceDocument
  permits: PermitDocument
  agreements: AgreementDocument
}

export type DocumentKind = keyof DocumentBodies

/** Kinds in the order in which they refer to each other. */
export const DOCUMENT_KINDS = [
  'shop',
  'cities',
  'venues',
  'halls',
  'tours',
  'shows',
  'goods',
  'coupons',
  'coupon-activities',
  'membership',
  'cards',
  'packages',
  'stubs',
  'groups',
  'votes',
  'topic',
  'reservations',
  'car-parks',
  'open-shows',
  'entrances',
  'permits',
  'agreements',
] as const satisfies readonly DocumentKind[]

/** Kinds of which a shop has one document at most: a file of that name. */
export const SINGLE_KINDS = ['shop', 'membership', 'topic'] as const satisfies readonly DocumentKind[]

/** A document as its author wrote it. */
export type ShopDocumentOf<Kind extends DocumentKind = DocumentKind> = {
  [K in Kind]: { kind: K; id: string; body: DocumentBodies[K] }
}[Kind]
