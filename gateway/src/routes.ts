import { benefitRoutes } from './benefit-routes'
import type { Route } from './http/define-route'
import { activateEmailRoute } from './routes/account/activate-email'
import { bindRoute } from './routes/account/bind'
import { bindPhoneRoute } from './routes/account/bind-phone'
import { cancelAccountRoute } from './routes/account/cancel-account'
import { changePasswordRoute } from './routes/account/change-password'
import { changeProfileRoute } from './routes/account/change-profile'
import { checkCancellationRoute } from './routes/account/check-cancellation'
import { getPhotoCaptchaRoute } from './routes/account/get-photo-captcha'
import { getProfileRoute } from './routes/account/get-profile'
import { logOutRoute } from './routes/account/log-out'
import { loginByChannelRoute } from './routes/account/login-by-channel'
import { loginByEmailRoute } from './routes/account/login-by-email'
import { loginOrRegisterRoute } from './routes/account/login-or-register'
import { loginWithAppleRoute } from './routes/account/login-with-apple'
import { loginWithCodeRoute } from './routes/account/login-with-code'
import { loginWithGoogleRoute } from './routes/account/login-with-google'
import { refreshTokensRoute } from './routes/account/refresh-tokens'
import { registerByEmailRoute } from './routes/account/register-by-email'
import { revokeCancellationRoute } from './routes/account/revoke-cancellation'
import { sendMailRoute } from './routes/account/send-mail'
import { sendVerifyCodeRoute } from './routes/account/send-verify-code'
import { setPasswordRoute } from './routes/account/set-password'
import { createAddressRoute } from './routes/address/create-address'
import { getAddressRoute } from './routes/address/get-address'
import { listAddressesRoute } from './routes/address/list-addresses'
import { removeAddressRoute } from './routes/address/remove-address'
import { setDefaultAddressRoute } from './routes/address/set-default-address'
import { updateAddressRoute } from './routes/address/update-address'
import { getAgreementRoute } from './routes/agreement/get-agreement'
import { listPoliciesRoute } from './routes/agreement/list-policies'
import { createAttendeeRoute } from './routes/attendee/create-attendee'
import { listAttendeesRoute } from './routes/attendee/list-attendees'
import { removeAttendeeRoute } from './routes/attendee/remove-attendee'
import { getCopywritingRoute } from './routes/copywriting/get-copywriting'
import { listFavoritesRoute } from './routes/favorite/list-favorites'
import { setFavoriteRoute } from './routes/favorite/set-favorite'
import { getUploadAuthRoute } from './routes/file/get-upload-auth'
import { getLayoutRoute } from './routes/layout/get-layout'
import { getShowCalendarRoute } from './routes/layout/get-show-calendar'
import { getUserComponentsRoute } from './routes/layout/get-user-components'
import { listMasonryRoute } from './routes/layout/list-masonry'
import { generateShortCodeRoute } from './routes/link/generate-short-code'
import { getAppJumpRoute } from './routes/link/get-app-jump'
import { getCampaignParamsRoute } from './routes/link/get-campaign-params'
import { getCodeParamsRoute } from './routes/link/get-code-params'
import { getJsapiSignatureRoute } from './routes/link/get-jsapi-signature'
import { getOrderJumpRoute } from './routes/link/get-order-jump'
import { getShortCodeRoute } from './routes/link/get-short-code'
import { getTerminalJumpRoute } from './routes/link/get-terminal-jump'
import { allowCouponReminderRoute } from './routes/message/allow-coupon-reminder'
import { allowMessagesRoute } from './routes/message/allow-messages'
import { getCouponReminderRoute } from './routes/message/get-coupon-reminder'
import { listMessageTemplatesRoute } from './routes/message/list-message-templates'
import { getAnnouncementRoute } from './routes/notice/get-announcement'
import { recordNoticeReadRoute } from './routes/notice/record-notice-read'
import { cancelOrderRoute } from './routes/order/cancel-order'
import { createOrderRoute } from './routes/order/create-order'
import { deleteOrderRoute } from './routes/order/delete-order'
import { getAboutOrderRoute } from './routes/order/get-about-order'
import { getExpressRoute } from './routes/order/get-express'
import { getOrderRoute } from './routes/order/get-order'
import { getOrderToPayRoute } from './routes/order/get-order-to-pay'
import { getPaySuccessRoute } from './routes/order/get-pay-success'
import { getReserveTimeRoute } from './routes/order/get-reserve-time'
import { getWaitListRoute } from './routes/order/get-wait-list'
import { listAddPurchasesRoute } from './routes/order/list-add-purchases'
import { listOrdersRoute } from './routes/order/list-orders'
import { preOrderRoute } from './routes/order/pre-order'
import { preOrderAtVenueRoute } from './routes/order/pre-order-at-venue'
import { getPackageRoute } from './routes/package/get-package'
import { getPromotionRoute } from './routes/package/get-promotion'
import { listPackageSessionsRoute } from './routes/package/list-package-sessions'
import { listPackageShowsRoute } from './routes/package/list-package-shows'
import { listPromotionsRoute } from './routes/package/list-promotions'
import { pricePackageRoute } from './routes/package/price-package'
import { cancelPaymentRoute } from './routes/payment/cancel-payment'
import { listCashiersRoute } from './routes/payment/list-cashiers'
import { payRoute } from './routes/payment/pay'
import { payWithCodeRoute } from './routes/payment/pay-with-code'
import { queryByBindIdRoute } from './routes/payment/query-by-bind-id'
import { sendPaymentCodeRoute } from './routes/payment/send-payment-code'
import { verifyPrivilegeRoute } from './routes/privilege/verify-privilege'
import { applyRebookRoute } from './routes/rebook/apply-rebook'
import { checkRebookRoute } from './routes/rebook/check-rebook'
import { listRebookSessionsRoute } from './routes/rebook/list-rebook-sessions'
import { applyRefundRoute } from './routes/refund/apply-refund'
import { cancelRefundRoute } from './routes/refund/cancel-refund'
import { getRefundRoute } from './routes/refund/get-refund'
import { getRefundRuleRoute } from './routes/refund/get-refund-rule'
import { getRefundableOrderRoute } from './routes/refund/get-refundable-order'
import { previewRefundRoute } from './routes/refund/preview-refund'
import { listCountriesRoute } from './routes/region/list-countries'
import { listDistrictsRoute } from './routes/region/list-districts'
import { listProvinceCitiesRoute } from './routes/region/list-province-cities'
import { listProvincesRoute } from './routes/region/list-provinces'
import { checkCaptchaRoute } from './routes/risk/check-captcha'
import { getRiskTokenRoute } from './routes/risk/get-risk-token'
import { recordCaptchaRoute } from './routes/risk/record-captcha'
import { getPickSeatUrlRoute } from './routes/seat/get-pick-seat-url'
import { getSeatMapDynamicRoute } from './routes/seat/get-seat-map-dynamic'
import { getSeatMapStaticRoute } from './routes/seat/get-seat-map-static'
import { getZoneSeatsRoute } from './routes/seat/get-zone-seats'
import { lockSeatsRoute } from './routes/seat/lock-seats'
import { recommendSeatsRoute } from './routes/seat/recommend-seats'
import { redeemSeatTokenRoute } from './routes/seat/redeem-seat-token'
import { releaseSeatsRoute } from './routes/seat/release-seats'
import { getCustomerServiceRoute } from './routes/service/get-customer-service'
import { listPrivilegeSeatPlansDynamicRoute } from './routes/session/list-privilege-seat-plans-dynamic'
import { listPrivilegeSeatPlansStaticRoute } from './routes/session/list-privilege-seat-plans-static'
import { listPrivilegeSessionsDynamicRoute } from './routes/session/list-privilege-sessions-dynamic'
import { listPrivilegeSessionsStaticRoute } from './routes/session/list-privilege-sessions-static'
import { listSeatPlansDynamicRoute } from './routes/session/list-seat-plans-dynamic'
import { listSeatPlansStaticRoute } from './routes/session/list-seat-plans-static'
import { listSessionsDynamicRoute } from './routes/session/list-sessions-dynamic'
import { listSessionsStaticRoute } from './routes/session/list-sessions-static'
import { registerLackRoute } from './routes/session/register-lack'
import { getShopRoute } from './routes/shop/get-shop'
import { getShopConfigRoute } from './routes/shop/get-shop-config'
import { listHiddenModulesRoute } from './routes/shop/list-hidden-modules'
import { listShopFunctionsRoute } from './routes/shop/list-shop-functions'
import { getCurrentLocationRoute } from './routes/site/get-current-location'
import { listSitesRoute } from './routes/site/list-sites'
import { enrollRoute } from './routes/topic/enroll'
import { getTourRoute } from './routes/tour/get-tour'
import { subscribeTourRoute } from './routes/tour/subscribe-tour'
import { acceptTransferRoute } from './routes/transfer/accept-transfer'
import { cancelTransferRoute } from './routes/transfer/cancel-transfer'
import { createTransferRoute } from './routes/transfer/create-transfer'
import { getTransferRoute } from './routes/transfer/get-transfer'
import { listTransfersRoute } from './routes/transfer/list-transfers'
import { prepareTransferRoute } from './routes/transfer/prepare-transfer'
import { getVenueRoute } from './routes/venue/get-venue'
import { listVenueShowsRoute } from './routes/venue/list-venue-shows'
import { listVenuesRoute } from './routes/venue/list-venues'
import { matchVersionRoute } from './routes/version/match-version'
import { getForgottenIdCodeRoute } from './routes/voucher/get-forgotten-id-code'
import { getOrderVoucherCreatedRoute } from './routes/voucher/get-order-voucher-created'
import { getTicketCodeRoute } from './routes/voucher/get-ticket-code'
import { getVoucherRoute } from './routes/voucher/get-voucher'
import { listVouchersRoute } from './routes/voucher/list-vouchers'
import { showRoutes } from './show-routes'
import { visitRoutes } from './visit-routes'

/** Every call that the gateway answers. */
export const routes: readonly Route[] = [
  ...benefitRoutes,
  ...showRoutes,
  ...visitRoutes,
  activateEmailRoute,
  bindRoute,
  bindPhoneRoute,
  cancelAccountRoute,
  changePasswordRoute,
  changeProfileRoute,
  checkCancellationRoute,
  getPhotoCaptchaRoute,
  getProfileRoute,
  logOutRoute,
  loginByChannelRoute,
  loginByEmailRoute,
  loginOrRegisterRoute,
  loginWithAppleRoute,
  loginWithCodeRoute,
  loginWithGoogleRoute,
  refreshTokensRoute,
  registerByEmailRoute,
  revokeCancellationRoute,
  sendMailRoute,
  sendVerifyCodeRoute,
  setPasswordRoute,
  createAddressRoute,
  getAddressRoute,
  listAddressesRoute,
  removeAddressRoute,
  setDefaultAddressRoute,
  updateAddressRoute,
  getAgreementRoute,
  listPoliciesRoute,
  createAttendeeRoute,
  listAttendeesRoute,
  removeAttendeeRoute,
  getCopywritingRoute,
  listFavoritesRoute,
  setFavoriteRoute,
  getUploadAuthRoute,
  getLayoutRoute,
  getShowCalendarRoute,
  getUserComponentsRoute,
  listMasonryRoute,
  generateShortCodeRoute,
  getAppJumpRoute,
  getCampaignParamsRoute,
  getCodeParamsRoute,
  getJsapiSignatureRoute,
  getOrderJumpRoute,
  getShortCodeRoute,
  getTerminalJumpRoute,
  allowCouponReminderRoute,
  allowMessagesRoute,
  getCouponReminderRoute,
  listMessageTemplatesRoute,
  getAnnouncementRoute,
  recordNoticeReadRoute,
  cancelOrderRoute,
  createOrderRoute,
  deleteOrderRoute,
  getAboutOrderRoute,
  getExpressRoute,
  getOrderRoute,
  getOrderToPayRoute,
  getPaySuccessRoute,
  getReserveTimeRoute,
  getWaitListRoute,
  listAddPurchasesRoute,
  listOrdersRoute,
  preOrderRoute,
  preOrderAtVenueRoute,
  getPackageRoute,
  getPromotionRoute,
  listPackageSessionsRoute,
  listPackageShowsRoute,
  listPromotionsRoute,
  pricePackageRoute,
  cancelPaymentRoute,
  listCashiersRoute,
  payRoute,
  payWithCodeRoute,
  queryByBindIdRoute,
  sendPaymentCodeRoute,
  verifyPrivilegeRoute,
  applyRebookRoute,
  checkRebookRoute,
  listRebookSessionsRoute,
  applyRefundRoute,
  cancelRefundRoute,
  getRefundRoute,
  getRefundRuleRoute,
  getRefundableOrderRoute,
  previewRefundRoute,
  listCountriesRoute,
  listDistrictsRoute,
  listProvinceCitiesRoute,
  listProvincesRoute,
  checkCaptchaRoute,
  getRiskTokenRoute,
  recordCaptchaRoute,
  getPickSeatUrlRoute,
  getSeatMapDynamicRoute,
  getSeatMapStaticRoute,
  getZoneSeatsRoute,
  lockSeatsRoute,
  recommendSeatsRoute,
  redeemSeatTokenRoute,
  releaseSeatsRoute,
  getCustomerServiceRoute,
  listPrivilegeSeatPlansDynamicRoute,
  listPrivilegeSeatPlansStaticRoute,
  listPrivilegeSessionsDynamicRoute,
  listPrivilegeSessionsStaticRoute,
  listSeatPlansDynamicRoute,
  listSeatPlansStaticRoute,
  listSessionsDynamicRoute,
  listSessionsStaticRoute,
  registerLackRoute,
  getShopRoute,
  getShopConfigRoute,
  listHiddenModulesRoute,
  listShopFunctionsRoute,
  getCurrentLocationRoute,
  listSitesRoute,
  enrollRoute,
  getTourRoute,
  subscribeTourRoute,
  acceptTransferRoute,
  cancelTransferRoute,
  createTransferRoute,
  getTransferRoute,
  listTransfersRoute,
  prepareTransferRoute,
  getVenueRoute,
  listVenueShowsRoute,
  listVenuesRoute,
  matchVersionRoute,
  getForgottenIdCodeRoute,
  getOrderVoucherCreatedRoute,
  getTicketCodeRoute,
  getVoucherRoute,
  listVouchersRoute,
]
