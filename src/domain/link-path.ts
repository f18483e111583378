/** First parts of the web addresses of pages; `src/routes` has the pages themselves. */
const WEB_ADDRESSES = [
  'account-bind activate-email address agreement announce annual-review benefit-card booking bsauth cart-list',
  'change-password channelLogin check-email content coupon coupon-info coupon-receive create-account favorite-show',
  'forgot-password group-show home-topic hot list login login-captcha login-email member member-center',
  'member-pay-success middle-verify mine my-rights order page-error parking parking-detail parking-record pay-loading',
  'pay-success pay-success-new privacy purchase real-name real-name-single rebook-ticket rights-list search set-password',
  'share-pay-success shop shop-state student-verify support ticket ticket-detail ticket-detail-new ticket-error',
  'topic-activity tour-detail viewer vote-detail work-permit work_permit_login wxauth',
].flatMap((line) => line.split(' '))

/** First parts of the paths of pages in mini-programs. */
const PACKAGES = [
  'pages package-combo-activity package-invoice package-open-show package-order package-parking package-privilege-card',
  'package-reserve package-send-accept-ticket package-shop package-show package-ticket package-topic package-user',
].flatMap((line) => line.split(' '))

const ROOTS: ReadonlySet<string> = new Set(['', ...WEB_ADDRESSES, ...PACKAGES])
/** Parts of a path: letters, digits and what ids have; nothing that a browser reads as another host or scheme. */
const PATH = /^\/(?:[\w-]+(?:\/[\w-]+){0,5})?$/

/** True for an allowed link target: a page of this app, by its path or its web address without a query. */
export function isLinkPath(path: string): boolean {
  return PATH.test(path) && ROOTS.has(path.split('/')[1] ?? '')
}
