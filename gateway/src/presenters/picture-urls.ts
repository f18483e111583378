import type { Locale } from '@/domain/locale'
import type { TabName, TabState } from '../catalogue/drawings/icon'
import { isStoredPicture, type OfferPicture } from '../catalogue/drawings/offer-picture'
import type { PaymentMark } from '../catalogue/drawings/payment-mark'
import type { RightIcon } from '../catalogue/drawings/right-icon'
import type { TileName } from '../catalogue/drawings/tile'

/** Addresses of the pictures that the gateway draws. `origin` is scheme and host. */
export function pictureUrls(origin: string) {
  const stored = (name: string) => `${origin}/static/pictures/${name}`
  const at = (path: string) => `${origin}/static/demo/${path}.svg`
  return {
    poster: (showId: string) => at(`posters/${showId}`),
    slide: (slideId: string, locale: Locale) => at(`slides/${slideId}-${locale}`),
    icon: (icon: string) => at(`icons/${icon}`),
    payment: (mark: PaymentMark) => at(`payments/${mark}`),
    right: (icon: RightIcon) => at(`rights/${icon}`),
    /** View of the seats of a venue with this seating. */
    seatPlan: (key: string, locale: Locale) => at(`seat-plans/${key}-${locale}`),
    tab: (name: TabName, state: TabState) => at(`tabs/${name}-${state}`),
    avatar: (key: string) => at(`avatars/${key}`),
    venue: (venueId: string) => at(`venues/${venueId}`),
    /** The print of a stub of a session. */
    stub: (templateId: string, sessionId: string, locale: Locale) => at(`stubs/${templateId}-${sessionId}-${locale}`),
    scene: (name: OfferPicture) => (isStoredPicture(name) ? stored(name) : at(`scenes/${name}`)),
    tile: (name: TileName, locale: Locale) => at(`tiles/${name}-${locale}`),
    /** Detail of a drawing; a picture of the shop as it is. */
    closeUp: (name: OfferPicture) => (isStoredPicture(name) ? stored(name) : at(`close-ups/${name}`)),
    logo: () => at('logo'),
    video: () => `${origin}/static/demo/video/encore.mp4`,
    videoPoster: () => `${origin}/static/demo/video/encore.jpg`,
  }
}
