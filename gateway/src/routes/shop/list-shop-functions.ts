import type { Jump } from '@/contracts/jump'
import { listShopFunctions } from '@/contracts/shop/list-shop-functions'
import type { Offers } from '../../catalogue/entities/offers'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { type TextKey, translate } from '../../texts/text'

interface Entry {
  code: string
  text: TextKey
  icon: string
  jump: Jump
  /** True if the shop has content for it; `isSaleComing`: a sale begins later. */
  isOffered(offers: Offers, isSaleComing: boolean): boolean
}

const page = (target: string): Jump => ({ type: 'PAGE', target })

const ENTRIES: readonly Entry[] = [
  {
    code: 'TOPIC',
    text: 'layout.topic',
    icon: 'HuaJuGeJu',
    jump: { type: 'TOPIC', target: 'weekend' },
    isOffered: ({ activity }) => activity !== null,
  },
  {
    code: 'TICKET_STUBS',
    text: 'layout.ticketStubs',
    icon: 'ZhanLanXiuXian',
    jump: page('ticket_stubs'),
    isOffered: ({ stubTemplates }) => stubTemplates.length > 0,
  },
  {
    code: 'COUPONS',
    text: 'layout.topicCoupon',
    icon: 'coupons',
    jump: { ...page('topic_activity'), path: 'topicId=sale' },
    isOffered: ({ coupons }) => coupons.some(({ exchangeCode }) => exchangeCode === null),
  },
  {
    code: 'RESERVATIONS',
    text: 'layout.reservations',
    icon: 'reservations',
    jump: page('reserve_index'),
    isOffered: ({ reservations }) => reservations.length > 0,
  },
  {
    code: 'PARKING',
    text: 'layout.parking',
    icon: 'parking',
    jump: page('parking_payment'),
    isOffered: ({ parkings }) => parkings.length > 0,
  },
  {
    code: 'REGISTRATIONS',
    text: 'layout.registrations',
    icon: 'QuYiZaTan',
    jump: page('registration_list'),
    isOffered: ({ openShows, entrances }) => openShows.length + entrances.length > 0,
  },
  {
    code: 'HOT_TICKETS',
    text: 'layout.hotTickets',
    icon: 'YanChangHui',
    jump: page('hot_ticket'),
    isOffered: (_offers, isSaleComing) => isSaleComing,
  },
  {
    code: 'WORK_PERMITS',
    text: 'layout.workPermits',
    icon: 'TiYuSaiShi',
    jump: page('work_permit_login'),
    isOffered: ({ permitProjects }) => permitProjects.length > 0,
  },
  {
    code: 'ANNUAL_REVIEW',
    text: 'layout.annualReview',
    icon: 'YinYueHui',
    jump: page('annual_review'),
    isOffered: () => true,
  },
]

/** Entries for what the shop has. */
export const listShopFunctionsRoute = publicRoute(listShopFunctions, ({ locale, origin, shop, clock }) => {
  if (shop.merchant === 'minimal') return []
  const { content, index } = shop.catalogue
  const isSaleComing = index.nextSales(clock.now(), 1).length > 0
  return ENTRIES.filter(({ isOffered }) => isOffered(content.offers, isSaleComing)).map(
    ({ code, text, icon, jump }) => ({
      code,
      name: translate(locale, text),
      iconUrl: pictureUrls(origin).icon(icon),
      jump,
    }),
  )
})
