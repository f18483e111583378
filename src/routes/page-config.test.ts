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
    expect(namesWhere(({ disableScroll }) => disableScroll === true)).toEqual(['cart-list', 'points', 'ticket-holder'])
  })

  it('lets only three lists be pulled down', () => {
    expect(namesWhere(({ enablePullDownRefresh }) => enablePullDownRefresh === true)).toEqual([
      ...['orders', 'parking-record', 'ticket-bind-audience'],
    ])
  })
})
