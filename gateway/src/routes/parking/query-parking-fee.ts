import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { parkingPlates } from '../../database/schema/parking'
import { privateRoute } from '../../http/define-route'
import { presentCouponOffers } from '../../presenters/coupon-offer'
import { parkedText } from '../../presenters/parking'
import { couponOffers } from '../../services/coupons/coupon-deductions'
import { parkingById, parkingDraft } from '../../services/parking/parking-draft'
import { stayOf } from '../../services/parking/parking-stays'
import { priceForBuyer } from '../../services/pricing/find-deductions'
import { QUOTE_LIFE_MS, storeQuote } from '../../services/quotes/quotes'

export const queryParkingFeeRoute = privateRoute(queryParkingFee, async (call) => {
  const { input, db, clock, user, locale, shop } = call
  const now = clock.now()
  const lot = parkingById(shop.catalogue, input.parkingId)
  const stay = await stayOf(call, lot, input.plateNo)
  await db
    .insert(parkingPlates)
    .values({ userId: user.userId, plateNo: stay.plateNo, lastUsedAt: now })
    .onConflictDoUpdate({ target: [parkingPlates.userId, parkingPlates.plateNo], set: { lastUsedAt: now } })
  const draft = parkingDraft(lot, stay, now)
  const priced = await priceForBuyer(call, draft, {})
  const { listCents, deductionCents, payCents } = priced.price
  const offers = await couponOffers(call, draft, [])
  return {
    billId: await storeQuote(call, 'PARKING', { ...priced, agreementIds: [] }, stay.id),
    parkingId: lot.parkingId,
    parkingName: lot.name[locale],
    plateNo: stay.plateNo,
    enterTime: stay.enteredAt,
    durationText: parkedText(now - stay.enteredAt, locale),
    totalFee: centsToYuan(listCents),
    discountFee: centsToYuan(deductionCents),
    payAmount: centsToYuan(payCents),
    priceInfo: priceInfoFromCents(payCents),
    freeLeaveMinutes: lot.leaveMinutes,
    coupons: presentCouponOffers(
      offers.filter(({ coupon }) => coupon.terms.bizTypes.includes('PARKING_FEE')),
      call,
    ),
    expireSeconds: QUOTE_LIFE_MS / 1000,
  }
})
