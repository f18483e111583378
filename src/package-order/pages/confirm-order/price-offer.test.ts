import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { AppError } from '@/lib/app-error'
import { NO_BENEFITS, type OfferRequest } from './offer'
import { fetchAutomaticChoice, priceOffer, withBest, withoutGone } from './price-offer'

const AUTOMATIC = { autoChooseBestCoupon: true, autoChoosePoint: true }
const OPEN: OfferRequest = {
  deliverMethod: null,
  addOns: [],
  benefits: NO_BENEFITS,
  open: { coupons: true, points: true },
}
const CHOSEN: OfferRequest = {
  ...OPEN,
  benefits: { ...NO_BENEFITS, couponIds: ['old'] },
  open: { coupons: false, points: false },
}
const gone = new AppError('rejected', 'gone', { statusCode: BUSINESS_ERROR.couponUnusable })

/** An answer with one usable coupon and 100 points. */
const answer = {
  preOrderId: 'p',
  items: [{ ticketQty: 1 }],
  unitPrices: [30],
  points: { held: 100, rate: 100, limitProportion: 50, usePoint: 100 },
  cashCards: [],
  coupons: [{ couponId: 'best', couponType: 'CASH', usable: true, discountAmount: 10, expireTime: 1 }],
} as unknown as PreOrderOutput

describe('withoutGone', () => {
  const benefits = { couponIds: ['old'], usePoint: true, cashCardIds: ['card'] }
  const request = { ...CHOSEN, benefits }

  it('drops the coupons when one is gone, and reopens only their selection', () => {
    expect(withoutGone({ request, error: gone })).toEqual({
      ...request,
      benefits: { ...benefits, couponIds: [] },
      open: { coupons: true, points: false },
    })
  })

  it('drops the cash cards when one is gone, and keeps the rest', () => {
    const error = new AppError('rejected', 'gone', { statusCode: BUSINESS_ERROR.cardUnusable })
    expect(withoutGone({ request, error })).toEqual({ ...request, benefits: { ...benefits, cashCardIds: [] } })
    expect(withoutGone({ request: CHOSEN, error })).toBeNull()
  })

  it('keeps other errors and prices', () => {
    expect(withoutGone({ request: CHOSEN, error: new AppError('network', 'offline') })).toBeNull()
    expect(withoutGone({ request: CHOSEN, answer })).toBeNull()
  })
})

describe('withBest', () => {
  it('chooses the best coupon and the points of an open choice (COUPON-066, SHELL-035)', () => {
    const request = withBest({ request: OPEN, answer }, AUTOMATIC)
    expect(request?.benefits).toEqual({ couponIds: ['best'], usePoint: true, cashCardIds: [] })
  })

  it('uses no points when the best coupons leave nothing for them to pay', () => {
    const [coupon] = answer.coupons
    const free = { ...answer, coupons: [{ ...coupon, discountAmount: 29.5 }] } as PreOrderOutput
    expect(withBest({ request: OPEN, answer: free }, AUTOMATIC)?.benefits.usePoint).toBe(false)
  })

  it('keeps a choice of the buyer, and choices disabled by the merchant', () => {
    expect(withBest({ request: CHOSEN, answer }, AUTOMATIC)).toBeNull()
    expect(withBest({ request: OPEN, answer }, {})).toBeNull()
  })

  it('requests nothing again when the best is priced already', () => {
    const benefits = { cashCardIds: [], usePoint: true, couponIds: ['best'] }
    expect(withBest({ request: { ...OPEN, benefits }, answer }, AUTOMATIC)).toBeNull()
  })
})

describe('priceOffer', () => {
  it('retries without unavailable benefits, then with the best ones', async () => {
    const sent: OfferRequest[] = []
    const offer = await priceOffer(
      async (request) => {
        sent.push(request)
        if (sent.length === 1) throw gone
        return answer
      },
      CHOSEN,
      async () => AUTOMATIC,
    )
    expect(sent.map(({ benefits }) => benefits.couponIds)).toEqual([['old'], [], ['best']])
    expect(offer.request).toBe(sent[2])
  })

  it('keeps the first price when the better one fails', async () => {
    const send = async ({ benefits }: OfferRequest) => {
      if (benefits.couponIds.length > 0) throw gone
      return answer
    }
    expect(await priceOffer(send, OPEN, async () => AUTOMATIC)).toEqual({ request: OPEN, answer })
  })

  it('rejects when nothing helps', async () => {
    const offline = new AppError('network', 'offline')
    await expect(
      priceOffer(
        () => Promise.reject(offline),
        CHOSEN,
        async () => AUTOMATIC,
      ),
    ).rejects.toBe(offline)
  })

  it('waits for the configuration of a shop that is opened at this page (COUPON-066)', async () => {
    const shopConfig = {
      config: null as ShopConfig | null,
      load: async () => {
        shopConfig.config = { cyMerchantPrimeConfigVO: AUTOMATIC } as ShopConfig
      },
    }
    expect(await fetchAutomaticChoice(shopConfig)).toEqual(AUTOMATIC)
  })
})
