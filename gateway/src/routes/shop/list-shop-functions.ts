import { listShopFunctions } from '@/contracts/shop/list-shop-functions'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { translate } from '../../texts/text'

export const listShopFunctionsRoute = publicRoute(listShopFunctions, ({ locale, origin, shop }) => {
  if (shop.merchant === 'minimal') return []
  const urls = pictureUrls(origin)
  return [
    {
      code: 'TOPIC',
      name: translate(locale, 'layout.topic'),
      iconUrl: urls.icon('HuaJuGeJu'),
      jump: { type: 'TOPIC' as const, target: 'weekend' },
    },
    {
      code: 'TICKET_STUBS',
      name: translate(locale, 'layout.ticketStubs'),
      iconUrl: urls.icon('ZhanLanXiuXian'),
      jump: { type: 'PAGE' as const, target: 'ticket_stubs' },
    },
    {
      code: 'COUPONS',
      name: translate(locale, 'layout.topicCoupon'),
      iconUrl: urls.icon('coupons'),
      jump: { type: 'PAGE' as const, target: 'topic_activity', path: 'topicId=sale&couponTemplateId=weekend-95' },
    },
    {
      code: 'RESERVATIONS',
      name: translate(locale, 'layout.reservations'),
      iconUrl: urls.icon('reservations'),
      jump: { type: 'PAGE' as const, target: 'reserve_index' },
    },
    {
      code: 'PARKING',
      name: translate(locale, 'layout.parking'),
      iconUrl: urls.icon('parking'),
      jump: { type: 'PAGE' as const, target: 'parking_payment' },
    },
    {
      code: 'REGISTRATIONS',
      name: translate(locale, 'layout.registrations'),
      iconUrl: urls.icon('QuYiZaTan'),
      jump: { type: 'PAGE' as const, target: 'registration_list' },
    },
    {
      code: 'HOT_TICKETS',
      name: translate(locale, 'layout.hotTickets'),
      iconUrl: urls.icon('YanChangHui'),
      jump: { type: 'PAGE' as const, target: 'hot_ticket' },
    },
    {
      code: 'WORK_PERMITS',
      name: translate(locale, 'layout.workPermits'),
      iconUrl: urls.icon('TiYuSaiShi'),
      jump: { type: 'PAGE' as const, target: 'work_permit_login' },
    },
    {
      code: 'ANNUAL_REVIEW',
      name: translate(locale, 'layout.annualReview'),
      iconUrl: urls.icon('YinYueHui'),
      jump: { type: 'PAGE' as const, target: 'annual_review' },
    },
  ]
})
