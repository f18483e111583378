import { demoCoupon } from '@test/demo-coupon'
import type { TestGateway } from '@test/test-gateway'
import { type ListReceivableCouponsInput, listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { demoOffers } from '../src/demo/offers'

const [{ activityId } = { activityId: '' }] = demoOffers().couponActivities
const [THEATRE, FAMILY, NEWCOMER] = ['theatre-88', 'family-30', 'newcomer-50'].map(demoCoupon)

describe('the coupons of an activity (COUPON-023)', () => {
  let shop: TestGateway
  let as: string

  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterAll(() => shop.close())

  const listed = async (input: ListReceivableCouponsInput) =>
    (await shop.call(listReceivableCoupons, input, { as })).data?.map(({ couponTemplateId, obtained }) => [
      couponTemplateId,
      obtained,
    ])

  it('include the state of the user', async () => {
    await shop.call(obtainCoupon, { couponCode: FAMILY?.couponCode ?? '', obtainType: 'RECEIVE' }, { as })
    expect(await listed({ activityId })).toEqual([
      [THEATRE?.couponTemplateId, false],
      [FAMILY?.couponTemplateId, true],
    ])
  })

  it('include the named ones, if some are named', async () => {
    const couponTemplateIds = `${NEWCOMER?.couponTemplateId},${FAMILY?.couponTemplateId}`
    expect((await listed({ activityId, couponTemplateIds }))?.map(([id]) => id)).toEqual([FAMILY?.couponTemplateId])
  })

  it('stay empty for an unknown activity', async () => {
    expect(await listed({ activityId: 'unknown' })).toEqual([])
  })
})
