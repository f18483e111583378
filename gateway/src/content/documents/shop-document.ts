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
  /** Answers to questions on the page of help, before the usual ones. */
  help?: HelpEntry[]
  /** Mail address for letters of users. */
  email?: string
  /** The company in the footer of the web. */
  about?: WrittenText
  /** Licenses and records in the footer of the web. */
  license?: WrittenText
  /** Buttons on the pages of tickets and of gifts; help by default. */
  buttons?: ButtonEntry[]
  options?: ShopOptions
  /** Explanation of points and growth, HTML of p, h3, ul, li, strong. */
  memberRules?: { points: WrittenText; growth: WrittenText }
}

export interface HelpEntry {
  id: DocumentId
  question: WrittenText
  answer: WrittenText
}

export interface ButtonEntry {
  icon: 'venues' | 'help' | 'coupons' | 'parking' | 'reservations'
  name: WrittenText
  page: 'venues' | 'help' | 'coupons' | 'ticket-codes' | 'parking' | 'reservations'
}

/** Choices of the merchant. */
export interface ShopOptions {
  /** Prices are hidden in lists and on the pages of shows. */
  hidePrices?: boolean
  /** Appearance for everyone; users choose by default. */
  theme?: 'light' | 'dark'
  /** Selecting a price does not open the seat map by itself. */
  keepPrices?: boolean
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
