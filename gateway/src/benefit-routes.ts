import type { Route } from './http/define-route'
import { addToCartRoute } from './routes/cart/add-to-cart'
import { changeCartItemRoute } from './routes/cart/change-cart-item'
import { countCartRoute } from './routes/cart/count-cart'
import { getCartRoute } from './routes/cart/get-cart'
import { removeFromCartRoute } from './routes/cart/remove-from-cart'
import { certifyPersonRoute } from './routes/certification/certify-person'
import { certifyStudentRoute } from './routes/certification/certify-student'
import { getCertificationRoute } from './routes/certification/get-certification'
import { listCertificationsRoute } from './routes/certification/list-certifications'
import { startFaceCheckRoute } from './routes/certification/start-face-check'
import { cancelCouponGiftRoute } from './routes/coupon/cancel-coupon-gift'
import { checkCouponExchangeRoute } from './routes/coupon/check-coupon-exchange'
import { exchangeCouponRoute } from './routes/coupon/exchange-coupon'
import { getCouponRoute } from './routes/coupon/get-coupon'
import { getCouponAutoUseRoute } from './routes/coupon/get-coupon-auto-use'
import { getCouponCodeRoute } from './routes/coupon/get-coupon-code'
import { getCouponGiftRoute } from './routes/coupon/get-coupon-gift'
import { getCouponSupportRoute } from './routes/coupon/get-coupon-support'
import { giveCouponRoute } from './routes/coupon/give-coupon'
import { listCouponGiftsRoute } from './routes/coupon/list-coupon-gifts'
import { listCouponShowsRoute } from './routes/coupon/list-coupon-shows'
import { listOwnCouponsRoute } from './routes/coupon/list-own-coupons'
import { listReceivableCouponsRoute } from './routes/coupon/list-receivable-coupons'
import { listRecommendedCouponsRoute } from './routes/coupon/list-recommended-coupons'
import { listUsableCouponsRoute } from './routes/coupon/list-usable-coupons'
import { obtainCouponRoute } from './routes/coupon/obtain-coupon'
import { useExchangeCouponRoute } from './routes/coupon/use-exchange-coupon'
import { confirmReceiptRoute } from './routes/goods/confirm-receipt'
import { createGoodsOrderRoute } from './routes/goods/create-goods-order'
import { getGoodsOrderRoute } from './routes/goods/get-goods-order'
import { getSpuRoute } from './routes/goods/get-spu'
import { listSpusRoute } from './routes/goods/list-spus'
import { listTiedGoodsRoute } from './routes/goods/list-tied-goods'
import { preOrderGoodsRoute } from './routes/goods/pre-order-goods'
import { searchTiedGoodsRoute } from './routes/goods/search-tied-goods'
import { applyInvoiceRoute } from './routes/invoice/apply-invoice'
import { getInvoiceRoute } from './routes/invoice/get-invoice'
import { getInvoiceConfigRoute } from './routes/invoice/get-invoice-config'
import { getInvoiceOfOrderRoute } from './routes/invoice/get-invoice-of-order'
import { listInvoiceTitlesRoute } from './routes/invoice/list-invoice-titles'
import { sendInvoiceRoute } from './routes/invoice/send-invoice'
import { createPrimeOrderRoute } from './routes/member/create-prime-order'
import { getExpiringPointsRoute } from './routes/member/get-expiring-points'
import { getGrowthAccountRoute } from './routes/member/get-growth-account'
import { getPointAccountRoute } from './routes/member/get-point-account'
import { getPrimeOrderRoute } from './routes/member/get-prime-order'
import { listGrowthRecordsRoute } from './routes/member/list-growth-records'
import { listPointRecordsRoute } from './routes/member/list-point-records'
import { listPrimeCardsRoute } from './routes/member/list-prime-cards'
import { preOrderPrimeRoute } from './routes/member/pre-order-prime'
import { activateCardRoute } from './routes/privilege/activate-card'
import { createCardOrderRoute } from './routes/privilege/create-card-order'
import { getCardRoute } from './routes/privilege/get-card'
import { getCardByOrderRoute } from './routes/privilege/get-card-by-order'
import { listCardRangeRoute } from './routes/privilege/list-card-range'
import { listCardsRoute } from './routes/privilege/list-cards'
import { listOwnCardsRoute } from './routes/privilege/list-own-cards'
import { preOrderCardRoute } from './routes/privilege/pre-order-card'

/** Calls for what users buy and have besides tickets: goods, cards, memberships, coupons, points, growth, invoices. */
export const benefitRoutes: readonly Route[] = [
  addToCartRoute,
  changeCartItemRoute,
  countCartRoute,
  getCartRoute,
  removeFromCartRoute,
  confirmReceiptRoute,
  createGoodsOrderRoute,
  getGoodsOrderRoute,
  getSpuRoute,
  listSpusRoute,
  listTiedGoodsRoute,
  searchTiedGoodsRoute,
  preOrderGoodsRoute,
  applyInvoiceRoute,
  getInvoiceRoute,
  getInvoiceConfigRoute,
  getInvoiceOfOrderRoute,
  listInvoiceTitlesRoute,
  sendInvoiceRoute,
  createPrimeOrderRoute,
  getPrimeOrderRoute,
  listPrimeCardsRoute,
  preOrderPrimeRoute,
  certifyPersonRoute,
  certifyStudentRoute,
  getCertificationRoute,
  listCertificationsRoute,
  startFaceCheckRoute,
  activateCardRoute,
  createCardOrderRoute,
  getCardByOrderRoute,
  listOwnCardsRoute,
  listCardsRoute,
  getCardRoute,
  listCardRangeRoute,
  preOrderCardRoute,
  cancelCouponGiftRoute,
  checkCouponExchangeRoute,
  exchangeCouponRoute,
  getCouponRoute,
  getCouponAutoUseRoute,
  getCouponCodeRoute,
  getCouponGiftRoute,
  getCouponSupportRoute,
  giveCouponRoute,
  listCouponGiftsRoute,
  listCouponShowsRoute,
  listOwnCouponsRoute,
  listReceivableCouponsRoute,
  listRecommendedCouponsRoute,
  listUsableCouponsRoute,
  obtainCouponRoute,
  useExchangeCouponRoute,
  getExpiringPointsRoute,
  getGrowthAccountRoute,
  getPointAccountRoute,
  listGrowthRecordsRoute,
  listPointRecordsRoute,
]
