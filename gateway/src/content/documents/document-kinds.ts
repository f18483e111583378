import type { HallDocument } from './hall-document'
import type { CouponDocument, GoodsDocument } from './offer-documents'
import type { CityDocument, TourDocument, VenueDocument } from './place-documents'
import type { AgreementDocument, ShopDocument } from './shop-document'
import type { ShowDocument } from './show-document'

/** Bodies of documents by kind. A kind is the folder of its files; `shop` is one file. */
export interface DocumentBodies {
  shop: ShopDocument
  cities: CityDocument
  venues: VenueDocument
  halls: HallDocument
  tours: TourDocument
  shows: ShowDocument
  goods: GoodsDocument
  coupons: CouponDocument
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
  'agreements',
] as const satisfies readonly DocumentKind[]

/** A document as its author wrote it. */
export type ShopDocumentOf<Kind extends DocumentKind = DocumentKind> = {
  [K in Kind]: { kind: K; id: string; body: DocumentBodies[K] }
}[Kind]
