import type { OwnCoupon } from '@/contracts/coupon/coupon'
import { couponStatusOf, isStamped } from './coupon-status'
import { couponUse } from './coupon-use'

const coupon = (changes: Partial<OwnCoupon>): Pick<OwnCoupon, 'couponType' | 'couponBizTypes' | 'useWay'> => ({
  couponType: 'CASH',
  couponBizTypes: ['SHOW'],
  useWay: 'ONLINE',
  ...changes,
})

describe('the use of a coupon', () => {
  it.each([
    ['one for parking', { couponBizTypes: ['PARKING_FEE'] }, 'parking'],
    ['one of another shop', { couponType: 'OUTER' }, 'info'],
    ['one on the spot', { useWay: 'OFFLINE' }, 'code'],
    ['one for goods', { couponBizTypes: ['ITEM'] }, 'goods'],
    ['one for a card', { couponType: 'EXCHANGE', couponBizTypes: ['PRIVILEGE_CARD'] }, 'support'],
    ['one for shows', {}, 'support'],
    ['one for shows and parking', { couponBizTypes: ['SHOW', 'PARKING_FEE'] }, 'support'],
    ['one for parking on the spot', { couponBizTypes: ['PARKING_FEE'], useWay: 'OFFLINE' }, 'parking'],
    ['one of another shop on the spot', { couponType: 'OUTER', useWay: 'OFFLINE' }, 'info'],
  ] as const)('uses %s (COUPON-038, COUPON-039, COUPON-042…045, COUPON-054, COUPON-055)', (_name, changes, use) => {
    expect(couponUse(coupon(changes as Partial<OwnCoupon>))).toBe(use)
  })
})

describe('the state of a coupon', () => {
  it.each([
    [{ code: 1 }, 'AVAILABLE'],
    [{ code: '3' }, 'EXPIRED'],
    [{ code: 2 }, 'USED'],
    [{ code: 99 }, 'USED'],
    [{ code: 1, name: 'PENDING' }, 'PENDING'],
    [{ code: 3, name: 'AVAILABLE' }, 'AVAILABLE'],
    [{ code: 3, name: 'toString' }, 'EXPIRED'],
  ] as const)('%j is %s (COUPON-014)', (wire, status) => {
    expect(couponStatusOf(wire)).toBe(status)
  })

  it('shows a stamp when the coupon cannot be used, now or ever (COUPON-017, COUPON-018, COUPON-020, COUPON-021)', () => {
    const all = ['AVAILABLE', 'UN_AVAILABLE', 'USED', 'EXPIRED', 'PENDING', 'REFUNDING'] as const
    expect(all.filter(isStamped)).toEqual(['USED', 'EXPIRED', 'REFUNDING'])
  })
})
