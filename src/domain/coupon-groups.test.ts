import { choosableGroups, couponGroups } from './coupon-groups'

const coupon = (couponId: string, changes: object = {}) => ({
  couponId,
  couponTemplateId: 'a',
  couponType: 'REDUCTION' as const,
  termDescription: '有效期至 2026.12.20',
  expireTime: 2,
  couponStatus: { code: 1 },
  ...changes,
})
const shown = (groups: readonly { coupon: { couponId: string }; count: number }[]) =>
  groups.map(({ coupon: { couponId }, count }) => `${couponId} ×${count}`)

describe('equal coupons', () => {
  it.each([
    ['kind', { couponTemplateId: 'b' }],
    ['validity', { termDescription: '有效期至 2026.12.21' }],
    ['state', { couponStatus: { code: 3 } }],
    ['number of pieces', { qty: 3 }],
  ])('are grouped unless they differ in their %s (COUPON-002)', (_name, other) => {
    expect(shown(couponGroups([coupon('1'), coupon('2', other), coupon('3')]))).toEqual(['1 ×2', '2 ×1'])
  })

  it('apply in order of expiry (COUPON-068)', () => {
    expect(shown(couponGroups([coupon('1', { expireTime: 3 }), coupon('2')]))).toEqual(['2 ×2'])
  })

  it('show the selected one of their group (COUPON-065)', () => {
    expect(shown(choosableGroups([coupon('1'), coupon('2')], ['2']))).toEqual(['2 ×2'])
    expect(shown(choosableGroups([coupon('1'), coupon('2')], []))).toEqual(['1 ×2'])
  })

  it('leave selected exchange coupons single, so that one more can be selected (COUPON-065)', () => {
    const vouchers = ['1', '2', '3'].map((id) => coupon(id, { couponType: 'EXCHANGE' as const }))
    expect(shown(choosableGroups(vouchers, ['2']))).toEqual(['2 ×1', '1 ×2'])
    expect(shown(choosableGroups(vouchers, ['1', '2', '3']))).toEqual(['1 ×1', '2 ×1', '3 ×1'])
  })
})
