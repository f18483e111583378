import { routes } from '@/routes'
import { pageConfig } from './page-config'
import type { Route } from './route'

const all = Object.values<Route>(routes)
const lastPart = ({ path }: Route) => path.split('/').pop()
const namesWhere = (fits: (config: ReturnType<typeof pageConfig>) => boolean) =>
  all
    .filter((route) => fits(pageConfig(route)))
    .map(lastPart)
    .sort()

describe('what the frame of a page is told (S1 §2)', () => {
  it('keeps a hurried finger from leaving what is bought, paid or handed over', () => {
    expect(
      namesWhere(({ disableSwipeBack, gestureBack }) => disableSwipeBack === true && gestureBack === 'NO'),
    ).toEqual([
      ...['accept-mine-ticket', 'booking', 'confirm-order', 'member-pay-success', 'order-detail'],
      ...['pay-loading', 'pay-success', 'pay-success-new', 'pick-seat', 'real-name', 'rebook-ticket'],
      ...['refund-order-tickets', 'refund-orders', 'send-mine-ticket', 'shop-state', 'ticket-code'],
      'ticket-detail-new',
    ])
  })

  it('holds still what scrolls inside', () => {
    expect(namesWhere(({ disableScroll }) => disableScroll === true)).toEqual([
      ...['cart-list', 'confirm-order', 'points', 'ticket-holder'],
    ])
  })

  it('has a light bar, or a white title over a coloured head, where it is named', () => {
    const namesOf = (variant: Route['barVariant']) =>
      all
        .filter(({ barVariant }) => barVariant === variant)
        .map(lastPart)
        .sort()
    expect(namesOf('light')).toEqual([
      ...['address', 'address-edit', 'confirm-order', 'coupon', 'invoice', 'invoice-detail', 'orders'],
      ...['refund-order-tickets', 'refund-orders', 'refund-rule-order', 'refund-rule-privilege', 'settings', 'viewer'],
    ])
    expect(namesOf('white')).toEqual([
      ...['annual-review', 'card-detail', 'group-show-detail', 'member-center', 'points', 'show-detail', 'tour-detail'],
    ])
  })

  it('lets only three lists be pulled down', () => {
    expect(namesWhere(({ enablePullDownRefresh }) => enablePullDownRefresh === true)).toEqual([
      ...['orders', 'parking-record', 'ticket-bind-audience'],
    ])
  })
})
