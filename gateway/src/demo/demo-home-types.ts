import type { CategoryCode } from '@/domain/catalogue'
import type { LocalText } from '../texts/text'

export interface DemoNotice {
  noticeId: string
  title: LocalText
  /** HTML of p, h3, ul, li, strong. */
  content: LocalText
  mustReadAll: boolean
}

/** Target of a tap on home page content. */
export type DemoTarget =
  | { kind: 'show'; showId: string }
  | { kind: 'category'; code: CategoryCode }
  | { kind: 'tour'; tourId: string }
  | { kind: 'page'; name: 'venues' | 'all' | 'coupons' }

export type SlideArt = 'starlight' | 'opera-moon' | 'weekend-picks' | 'family-day' | 'golden-gala'

export interface DemoSlide {
  slideId: string
  art: SlideArt
  title: LocalText
  subtitle: LocalText
  target: DemoTarget
}

export interface DemoIcon {
  /** A category code, or an extra icon; the name for `categoryIconSvg`. */
  icon: CategoryCode | 'venues' | 'coupons' | 'reservations' | 'parking' | 'help'
  name: LocalText
  badge: LocalText | null
  target: DemoTarget
}

/** Home page content of the merchant; the gateway converts it to components. */
export interface DemoHome {
  searchPlaceholder: LocalText
  searchWords: readonly LocalText[]
  slides: readonly DemoSlide[]
  icons: readonly DemoIcon[]
  announcements: readonly DemoNotice[]
  showSlide: { title: LocalText; showIds: readonly string[] }
  recommendTitle: LocalText
}
