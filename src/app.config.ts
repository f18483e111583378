import { PRELOADS } from './routes/preloads'

const isXhs = process.env.TARO_ENV === 'xhs'
const isH5 = process.env.TARO_ENV === 'h5'
const isWeapp = process.env.TARO_ENV === 'weapp'
const isAlipay = process.env.TARO_ENV === 'alipay'
const isTt = process.env.TARO_ENV === 'tt'

/** More of a list is there before its end comes into view, px. */
const END_NEAR_PX = 1000

const WINDOW = {
  navigationStyle: 'custom' as const,
  navigationBarTitleText: 'Encore',
  // WeChat alone tells its frame from the theme of the phone: the values are in theme.json.
  ...(isWeapp ? { backgroundTextStyle: '@pullDown', backgroundColor: '@background' } : { backgroundTextStyle: 'dark' }),
  onReachBottomDistance: END_NEAR_PX,
}

/** Alipay has no custom navigation style: its bar is made see-through instead, and has no title of its own. */
const ALIPAY_WINDOW = {
  navigationBarTitleText: '',
  transparentTitle: 'always' as const,
  titlePenetrate: 'YES' as const,
  onReachBottomDistance: END_NEAR_PX,
}

export default defineAppConfig({
  pages: [
    'pages/list/list',
    'pages/all/all',
    'pages/shop/shop',
    'pages/ticket-holder/ticket-holder',
    'pages/mine/mine',
    'pages/home/home',
    'pages/home-topic/home-topic',
    'pages/webView/webView',
    'pages/site-code/site-code',
  ],
  subPackages: [
    {
      root: 'package-show',
      pages: [
        'pages/show-detail/show-detail',
        'pages/booking/booking',
        'pages/pick-seat/pick-seat',
        'pages/pick-seat-3rd/pick-seat-3rd',
        'pages/search/search',
        'pages/group-show-detail/group-show-detail',
        'pages/venue-list/venue-list',
        'pages/venue/venue',
        'pages/tour-detail/tour-detail',
        'pages/privilege/privilege',
        'pages/site-purchase/site-purchase',
        'pages/preload-ticket/preload-ticket',
        'pages/tied-sale-list/tied-sale-list',
      ],
    },
    {
      root: 'package-order',
      pages: [
        'pages/confirm-order/confirm-order',
        'pages/orders/orders',
        'pages/order-detail/order-detail',
        'pages/pay-success-new/pay-success-new',
        'pages/pay-loading/pay-loading',
        'pages/pay-success/pay-success',
        'pages/refund-orders/refund-orders',
        'pages/refund-order-tickets/refund-order-tickets',
        'pages/refund-rule-order/refund-rule-order',
        'pages/refund-rule-privilege/refund-rule-privilege',
        'pages/rebook-ticket/rebook-ticket',
        'pages/express/express',
        'pages/wait-list-instruction/wait-list-instruction',
        'pages/about-order/about-order',
        'pages/add-purchase-list/add-purchase-list',
        'pages/product-detail/product-detail',
        'pages/unregistered-confirmation/unregistered-confirmation',
      ],
    },
    {
      root: 'package-combo-activity',
      pages: [
        'pages/ticket-package-detail/ticket-package-detail',
        'pages/ticket-package-show/ticket-package-show',
        'pages/ticket-package-show-detail/ticket-package-show-detail',
        'pages/ticket-package-session/ticket-package-session',
      ],
    },
    { root: 'package-topic', pages: ['pages/topic-activity/topic-activity', 'pages/vote-detail/vote-detail'] },
    {
      root: 'package-ticket',
      pages: [
        'pages/ticket-detail-new/ticket-detail-new',
        'pages/ticket-code/ticket-code',
        'pages/ticket-error/ticket-error',
        'pages/hot-ticket/hot-ticket',
        'pages/history-ticket/history-ticket',
        'pages/site-list/site-list',
        'pages/site-ticket/site-ticket',
        'pages/real-name/real-name',
        'pages/real-name-single/real-name-single',
        'pages/real-idCard/real-idCard',
        'pages/bindTicket/bindTicket',
        'pages/bind-invitation-ticket/bind-invitation-ticket',
      ],
    },
    {
      root: 'package-send-accept-ticket',
      pages: [
        'pages/send-mine-ticket/send-mine-ticket',
        'pages/accept-mine-ticket/accept-mine-ticket',
        'pages/send-rule/send-rule',
        'pages/custom-button-list/custom-button-list',
        'pages/ticket-bind-audience/ticket-bind-audience',
      ],
    },
    {
      root: 'package-user',
      pages: [
        'pages/login/login',
        'pages/work_permit_login/work_permit_login',
        'pages/work-permit-apply/work-permit-apply',
        'pages/work-permit-records/work-permit-records',
        'pages/work-permit-success/work-permit-success',
        'pages/login-code/login-code',
        'pages/login-way/login-way',
        'pages/login-email/login-email',
        'pages/create-account/create-account',
        'pages/check-email/check-email',
        'pages/activate-email/activate-email',
        'pages/forgot-password/forgot-password',
        'pages/set-password/set-password',
        'pages/change-password/change-password',
        'pages/channelLogin/channelLogin',
        'pages/bsauth/bsauth',
        'pages/account-bind/account-bind',
        'pages/shop-state/shop-state',
        'pages/page-error/page-error',
        'pages/settings/settings',
        'pages/language/language',
        'pages/skin-switch/skin-switch',
        'pages/agreement/agreement',
        'pages/announce/announce',
        'pages/support/support',
        'pages/wxauth/wxauth',
        'pages/member/member',
        'pages/nickname-edit/nickname-edit',
        'pages/language-push/language-push',
        'pages/viewer/viewer',
        'pages/address/address',
        'pages/favorite-show/favorite-show',
        'pages/coupon/coupon',
        'pages/coupon-exchange/coupon-exchange',
        'pages/coupon-receive/coupon-receive',
        'pages/coupon-info/coupon-info',
        'pages/coupon-shows/coupon-shows',
        'pages/coupon-self/coupon-self',
        'pages/coupon-create/coupon-create',
        'pages/coupon-recommend/coupon-recommend',
        'pages/account-safe/account-safe',
        'pages/address-edit/address-edit',
        'pages/audience-modification/audience-modification',
        'pages/certificates/certificates',
        'pages/certificate-detail/certificate-detail',
        'pages/student-verify/student-verify',
        'pages/my-rights/my-rights',
        'pages/rights-list/rights-list',
        'pages/points/points',
        'pages/points-rule/points-rule',
        'pages/point-record/point-record',
        'pages/self-point/self-point',
        'pages/growth-value/growth-value',
        'pages/growth-rule/growth-rule',
        'pages/member-center/member-center',
        'pages/member-right/member-right',
        'pages/member-compare/member-compare',
        'pages/member-confirm/member-confirm',
        'pages/member-aggrement/member-aggrement',
        'pages/member-pay-success/member-pay-success',
      ],
    },
    {
      root: 'package-shop',
      pages: [
        'pages/shop-detail/shop-detail',
        'pages/goods-confirm/goods-confirm',
        'pages/goods-search/goods-search',
        'pages/cart-list/cart-list',
        'pages/goods-cart-confirm/goods-cart-confirm',
      ],
    },
    { root: 'package-invoice', pages: ['pages/invoice/invoice', 'pages/invoice-detail/invoice-detail'] },
    {
      root: 'package-open-show',
      pages: [
        'pages/open-show/open-show',
        'pages/open-show-list/open-show-list',
        'pages/open-show-detail/open-show-detail',
        'pages/open-show-form/open-show-form',
        'pages/registration-list/registration-list',
        'pages/entrance-registration-detail/entrance-registration-detail',
        'pages/entrance-registration-form/entrance-registration-form',
      ],
    },
    {
      root: 'package-parking',
      pages: [
        'pages/parking-payment/parking-payment',
        'pages/parking-detail/parking-detail',
        'pages/parking-record/parking-record',
      ],
    },
    {
      root: 'package-reserve',
      pages: [
        'pages/reserve-index/reserve-index',
        'pages/reserve-detail/reserve-detail',
        'pages/reserve-order/reserve-order',
        'pages/reserve-record/reserve-record',
      ],
    },
    {
      root: 'package-privilege-card',
      pages: [
        'pages/card-list/card-list',
        'pages/card-detail/card-detail',
        'pages/card-range/card-range',
        'pages/card-confirm/card-confirm',
      ],
    },
  ],
  preloadRule: Object.fromEntries(
    PRELOADS.map(([{ path }, packages]) => [path, { network: 'all', packages: [...packages] }]),
  ),
  window: isAlipay ? ALIPAY_WINDOW : WINDOW,
  // Only the page that is opened is evaluated at the start, not every page of the main package.
  ...((isWeapp || isAlipay) && { lazyCodeLoading: 'requiredComponents' }),
  ...(isWeapp && { darkmode: true, themeLocation: 'theme.json', requiredPrivateInfos: ['getLocation'] }),
  ...(isTt && { usePrivacyCheck: true }),
  ...(!isH5 && { permission: { 'scope.userLocation': { desc: '获取您的位置以提供更准确的位置和演出信息' } } }),
  networkTimeout: { request: 30000, connectSocket: 60000, uploadFile: 60000, downloadFile: 30000 },
  // Xiaohongshu has no custom tab bar; its pages draw the bar themselves and are plain pages.
  ...(!isXhs && {
    tabBar: {
      custom: true,
      color: '#62666E',
      selectedColor: '#1D1E20',
      backgroundColor: '#FFFFFF',
      list: [
        { pagePath: 'pages/list/list', text: '首页' },
        { pagePath: 'pages/all/all', text: '全部' },
        { pagePath: 'pages/shop/shop', text: '商城' },
        { pagePath: 'pages/ticket-holder/ticket-holder', text: '票夹' },
        { pagePath: 'pages/mine/mine', text: '我的' },
      ],
    },
  }),
})
