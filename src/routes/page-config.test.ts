import { routes } from '@/routes'
import { pageConfig } from './page-config'
import type { Route } from './route'

const all = Object.values<Route>(routes)
const lastPart = ({ path }: Route) => path.split('/').pop()
const namesWhere = (platform: string, fits: (config: Readonly<Record<string, unknown>>) => boolean) =>
  all
    .filter((route) => fits(pageConfig(route, platform)))
    .map(lastPart)
    .sort()
/** Alipay has words of its own; the other three say what WeChat says. */
const VENDORS = ['weapp', 'alipay', 'tt', 'xhs']

describe('the frame settings of a page', () => {
  it.each(VENDORS)('keeps a hurried swipe on %s from leaving a purchase, payment or transfer (NAV-112)', (platform) => {
    const isHeld = (config: Readonly<Record<string, unknown>>) =>
      platform === 'alipay' ? config.gestureBack === 'NO' : config.disableSwipeBack === true
    expect(namesWhere(platform, isHeld)).toEqual([
      'accept-mine-ticket',
      'booking',
      'confirm-order',
      'member-pay-success',
      'order-detail',
      'pay-loading',
      'pay-success',
      'pay-success-new',
      'pick-seat',
      'pick-seat-3rd',
      'real-name',
      'rebook-ticket',
      'refund-order-tickets',
      'refund-orders',
      'send-mine-ticket',
      'shop-state',
      'ticket-code',
      'ticket-detail-new',
    ])
  })

  it.each(VENDORS)('locks on %s pages with inner scrolling (NAV-113, NAV-114, TICKET-001)', (platform) => {
    const isStill = (config: Readonly<Record<string, unknown>>) =>
      platform === 'alipay' ? config.allowsBounceVertical === 'NO' : config.disableScroll === true
    expect(namesWhere(platform, isStill)).toEqual(['cart-list', 'confirm-order', 'points', 'ticket-holder'])
  })

  it('has a light bar, or a white title over a coloured head, as configured (NAV-117)', () => {
    const namesOf = (variant: Route['barVariant']) =>
      all
        .filter(({ barVariant }) => barVariant === variant)
        .map(lastPart)
        .sort()
    expect(namesOf('light')).toEqual([
      'address',
      'address-edit',
      'confirm-order',
      'coupon',
      'invoice',
      'invoice-detail',
      'orders',
      'refund-order-tickets',
      'refund-orders',
      'refund-rule-order',
      'refund-rule-privilege',
      'settings',
      'viewer',
    ])
    expect(namesOf('white')).toEqual([
      'annual-review',
      'card-detail',
      'group-show-detail',
      'member-center',
      'points',
      'show-detail',
      'tour-detail',
    ])
  })

  it.each(VENDORS)('allows pull-to-refresh on three lists only on %s (NAV-118, NAV-120)', (platform) => {
    expect(namesWhere(platform, ({ enablePullDownRefresh }) => enablePullDownRefresh === true)).toEqual([
      'orders',
      'parking-record',
      'ticket-bind-audience',
    ])
  })

  it('omits vendor settings on the web', () => {
    expect(namesWhere('h5', (config) => Object.keys(config).length > 0)).toEqual([])
  })
})
