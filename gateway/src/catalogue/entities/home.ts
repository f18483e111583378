import type { CategoryCode } from '@/domain/catalogue'
import type { LocalText } from '../../texts/text'

export interface Notice {
  noticeId: string
  title: LocalText
  /** HTML of p, h3, ul, li, strong. */
  content: LocalText
  mustReadAll: boolean
}

/** Target of a tap on home page content. */
export type HomeTarget =
  | { kind: 'show'; showId: string }
  | { kind: 'category'; code: CategoryCode }
  | { kind: 'tour'; tourId: string }
  | { kind: 'page'; name: 'venues' | 'all' | 'coupons' }

export type SlideArt = 'starlight' | 'opera-moon' | 'weekend-picks' | 'family-day' | 'golden-gala'

export interface Slide {
  slideId: string
  art: SlideArt
  title: LocalText
  subtitle: LocalText
  target: HomeTarget
}

export interface HomeIcon {
  /** A category code, or an extra icon; the name for `categoryIconSvg`. */
  icon: CategoryCode | 'venues' | 'coupons' | 'reservations' | 'parking' | 'help'
  name: LocalText
  badge: LocalText | null
  target: HomeTarget
}

/** Home page content of the merchant; the gateway converts it to components. */
export interface Home {
  /** Everything that a page can have, or what the shop has content for. */
  layout: 'SHOWCASE' | 'PLAIN'
  searchPlaceholder: LocalText
  searchWords: readonly LocalText[]
  slides: readonly Slide[]
  icons: readonly HomeIcon[]
  announcements: readonly Notice[]
  /** Show that is presented with its video, description and detail; `null` for none. */
  spotlightShowId: string | null
  showSlide: { title: LocalText; showIds: readonly string[] }
  recommendTitle: LocalText
}

/** A merchant button on a ticket page. */
export interface CustomButton {
  icon: HomeIcon['icon']
  name: LocalText
  /** Page by its jump name. */
  target: string
}
