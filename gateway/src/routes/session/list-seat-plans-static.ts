import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { priceInfoFromCents } from '@/domain/money'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'

export const listSeatPlansStaticRoute = publicRoute(listSeatPlansStatic, ({ input, locale, shop: { catalogue } }) => {
  const { session } = sessionOfShow(catalogue, input)
  return {
    seatPlans: session.seatPlans.map((plan) => ({
      seatPlanId: plan.seatPlanId,
      seatPlanName: plan.name[locale],
      originalPriceCent: plan.priceCent,
      priceInfo: priceInfoFromCents(plan.priceCent),
      seatPlanCategory: plan.seatPlanCategory,
      unitQty: plan.unitQty,
      ...(plan.comboItems.length > 0 && {
        comboItems: plan.comboItems.map(({ seatPlanId, qty }) => ({
          seatPlanId,
          seatPlanName: catalogue.seatPlan(seatPlanId).plan.name[locale],
          qty,
        })),
      }),
      color: plan.color,
      ...(plan.comments && { comments: plan.comments[locale] }),
      ...(plan.ageLimit && { ageLimit: { ...plan.ageLimit } }),
      sort: plan.sort,
    })),
  }
})
