import type { NoticeEntry } from './show-document'
import type { CategoryName, DocumentId, WrittenText } from './written-values'

/** The shop itself: `shop.yaml`. */
export interface ShopDocument {
  /** Time zone of venues whose city names none, such as `Asia/Shanghai` (default). */
  timeZone?: string
  home?: HomeEntry
  /** News on the home page. */
  announcements?: NoticeEntry[]
  /** Searches that the shop suggests. */
  searchWords?: WrittenText[]
  /** Explanation of points and growth, HTML of p, h3, ul, li, strong. */
  memberRules?: { points: WrittenText; growth: WrittenText }
}

/** Home page of the shop. */
export interface HomeEntry {
  /** Slides at its top, in this order. */
  slides?: SlideEntry[]
  /** Shows of the row below them; the highest ranks by default. */
  shows?: DocumentId[]
  showsTitle?: WrittenText
  /** Show that is presented with its description. */
  spotlight?: DocumentId
}

export interface SlideEntry {
  id: DocumentId
  title: WrittenText
  subtitle: WrittenText
  /** Drawing behind the texts. */
  art?: 'starlight' | 'opera-moon' | 'weekend-picks' | 'family-day' | 'golden-gala'
  /** Target of a tap: one of these. */
  show?: DocumentId
  tour?: DocumentId
  category?: CategoryName
}

/** An agreement or policy of the shop: `agreements/<id>.yaml`. */
export interface AgreementDocument {
  type: 'service' | 'privacy' | 'purchase' | 'real-name' | 'member' | 'goods' | 'card' | 'parking' | 'reserve'
  title: WrittenText
  /** HTML of p, h3, ul, li, strong, or paragraphs. */
  text: WrittenText
  /** Version; another one makes users agree again. */
  version: string
}
