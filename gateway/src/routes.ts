import type { Route } from './http/define-route'
import { isOpenWhileClosed } from './open-while-closed'
import { accountRoutes } from './routes/account/account-routes'
import { addressRoutes } from './routes/address/address-routes'
import { agreementRoutes } from './routes/agreement/agreement-routes'
import { annualReviewRoutes } from './routes/annual-review/annual-review-routes'
import { attendeeRoutes } from './routes/attendee/attendee-routes'
import { cartRoutes } from './routes/cart/cart-routes'
import { certificationRoutes } from './routes/certification/certification-routes'
import { copywritingRoutes } from './routes/copywriting/copywriting-routes'
import { couponRoutes } from './routes/coupon/coupon-routes'
import { entranceRoutes } from './routes/entrance/entrance-routes'
import { favoriteRoutes } from './routes/favorite/favorite-routes'
import { fileRoutes } from './routes/file/file-routes'
import { goodsRoutes } from './routes/goods/goods-routes'
import { invoiceRoutes } from './routes/invoice/invoice-routes'
import { layoutRoutes } from './routes/layout/layout-routes'
import { linkRoutes } from './routes/link/link-routes'
import { memberRoutes } from './routes/member/member-routes'
import { messageRoutes } from './routes/message/message-routes'
import { noticeRoutes } from './routes/notice/notice-routes'
import { openShowRoutes } from './routes/open-show/open-show-routes'
import { orderRoutes } from './routes/order/order-routes'
import { packageRoutes } from './routes/package/package-routes'
import { parkingRoutes } from './routes/parking/parking-routes'
import { paymentRoutes } from './routes/payment/payment-routes'
import { privilegeRoutes } from './routes/privilege/privilege-routes'
import { rebookRoutes } from './routes/rebook/rebook-routes'
import { refundRoutes } from './routes/refund/refund-routes'
import { regionRoutes } from './routes/region/region-routes'
import { reserveRoutes } from './routes/reserve/reserve-routes'
import { rightRoutes } from './routes/right/right-routes'
import { riskRoutes } from './routes/risk/risk-routes'
import { seatRoutes } from './routes/seat/seat-routes'
import { serviceRoutes } from './routes/service/service-routes'
import { sessionRoutes } from './routes/session/session-routes'
import { shareRoutes } from './routes/share/share-routes'
import { shopRoutes } from './routes/shop/shop-routes'
import { showRoutes } from './routes/show/show-routes'
import { siteRoutes } from './routes/site/site-routes'
import { stubRoutes } from './routes/stub/stub-routes'
import { topicRoutes } from './routes/topic/topic-routes'
import { tourRoutes } from './routes/tour/tour-routes'
import { trackRoutes } from './routes/track/track-routes'
import { transferRoutes } from './routes/transfer/transfer-routes'
import { venueRoutes } from './routes/venue/venue-routes'
import { versionRoutes } from './routes/version/version-routes'
import { voteRoutes } from './routes/vote/vote-routes'
import { voucherRoutes } from './routes/voucher/voucher-routes'
import { workPermitRoutes } from './routes/work-permit/work-permit-routes'

const table: readonly Route[] = [
  ...accountRoutes,
  ...addressRoutes,
  ...agreementRoutes,
  ...annualReviewRoutes,
  ...attendeeRoutes,
  ...cartRoutes,
  ...certificationRoutes,
  ...copywritingRoutes,
  ...couponRoutes,
  ...entranceRoutes,
  ...favoriteRoutes,
  ...fileRoutes,
  ...goodsRoutes,
  ...invoiceRoutes,
  ...layoutRoutes,
  ...linkRoutes,
  ...memberRoutes,
  ...messageRoutes,
  ...noticeRoutes,
  ...openShowRoutes,
  ...orderRoutes,
  ...packageRoutes,
  ...parkingRoutes,
  ...paymentRoutes,
  ...privilegeRoutes,
  ...rebookRoutes,
  ...refundRoutes,
  ...regionRoutes,
  ...reserveRoutes,
  ...rightRoutes,
  ...riskRoutes,
  ...seatRoutes,
  ...serviceRoutes,
  ...sessionRoutes,
  ...shareRoutes,
  ...shopRoutes,
  ...showRoutes,
  ...siteRoutes,
  ...stubRoutes,
  ...topicRoutes,
  ...tourRoutes,
  ...trackRoutes,
  ...transferRoutes,
  ...venueRoutes,
  ...versionRoutes,
  ...voteRoutes,
  ...voucherRoutes,
  ...workPermitRoutes,
]

/** Every call that the gateway answers; each area has a table of its own. */
export const routes: readonly Route[] = table.map((route) => ({
  ...route,
  isForClosedShop: isOpenWhileClosed(route),
}))
