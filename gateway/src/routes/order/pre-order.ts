import { type DeliverOption, preOrder } from '@/contracts/order/pre-order'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { sessionTimeText, venueTime } from '@/domain/show-date'
import type { DemoSession } from '../../demo/demo-types'
import { privateRoute } from '../../http/define-route'
import { presentBenefits } from '../../presenters/benefits'
import { pictureUrls } from '../../presenters/picture-urls'
import { presentPolicies } from '../../presenters/policies'
import { presentPriceItems } from '../../presenters/price-items'
import { billOf } from '../../services/orders/bill'
import { storeQuote } from '../../services/quotes/quotes'
import { pickedSeats, seatRefs } from '../../services/seats/picked-seats'
import { EXPRESS_CENTS } from '../../services/tickets/ticket-draft'
import { priceTickets, ticketRequest } from '../../services/tickets/ticket-quote'
import { translate } from '../../texts/text'

const MAX_REMARK = 200

export const preOrderRoute = privateRoute(preOrder, async (call) => {
  const {
    locale,
    origin,
    user,
    shop: { catalogue },
  } = call
  const request = ticketRequest(call)
  const { found, items, asked } = request
  const { show, session } = found
  const { seatLockId } = request
  const picked = seatLockId === null ? null : await pickedSeats(call, found, { seatLockId, items: call.input.items })
  const priced = await priceTickets(call, request, picked?.seats)
  const { price } = priced
  const needsNames = session.realNameType !== 'NONE'
  const agreements = presentPolicies(catalogue, locale, needsNames ? ['PURCHASE', 'REAL_NAME'] : ['PURCHASE'])
  const agreementIds = agreements.map(({ id }) => id)
  const refundNote = show.serviceNotes.find(({ code }) => code.endsWith('REFUND'))
  return {
    preOrderId: await storeQuote(call, 'TICKET', { ...priced, agreementIds }, asked),
    show: {
      showId: show.showId,
      showName: show.name[locale],
      posterUrl: pictureUrls(origin).poster(show.showId),
      venueName: catalogue.venueOf(show).name[locale],
      cityName: catalogue.siteOf(show).name[locale],
    },
    session: {
      bizShowSessionId: session.sessionId,
      sessionName: session.name[locale],
      sessionShowTime: sessionTimeText(session.beginAt, locale, session.utcOffset),
      showDate: venueTime(session.beginAt, session.utcOffset).format('YYYY-MM-DD'),
    },
    items: items.map(({ plan, qty, ticketQty }) => ({
      seatPlanId: plan.seatPlanId,
      seatPlanName: plan.name[locale],
      qty,
      ticketQty,
      priceInfo: priceInfoFromCents(plan.priceCent),
    })),
    deliverMethods: deliverOptions(session, locale),
    realNameType: session.realNameType,
    ...(needsNames && { realNameDesc: translate(locale, 'order.realName') }),
    audienceRules: {
      idTypes: [...session.idTypes],
      phoneRequired: false,
      ageLimits: items.flatMap(({ plan }) =>
        plan.ageLimit && needsNames ? [{ seatPlanId: plan.seatPlanId, ...plan.ageLimit }] : [],
      ),
    },
    priceItems: presentPriceItems(billOf(priced.draft, price), locale),
    totalAmount: centsToYuan(price.listCents + price.feeCents),
    payAmount: centsToYuan(price.payCents),
    total: priceInfoFromCents(price.payCents),
    ...(user.cellphone !== '' && { contact: { cellphone: user.cellphone, countryCode: user.areaCode } }),
    remarkConfig: { required: false, placeholder: translate(locale, 'order.remark'), maxLength: MAX_REMARK },
    agreements,
    ...(await presentBenefits(call, priced)),
    ...(show.captchas.length > 0 && { captchaTypes: [...show.captchas] }),
    ...(picked && {
      seats: seatRefs(
        call,
        found,
        picked.seats.map(({ seatId }) => seatId),
        locale,
      ),
      seatLockSeconds: picked.seconds,
    }),
    ...(refundNote && { refundRuleDesc: refundNote.desc[locale] }),
  }
})

function deliverOptions(session: DemoSession, locale: Locale): DeliverOption[] {
  return session.deliverMethods.map((name) => ({
    name,
    displayName: translate(locale, `deliver.${name}`),
    tips: translate(locale, `deliver.${name}.tip`),
    ...(name === 'EXPRESS' && { fee: centsToYuan(EXPRESS_CENTS) }),
    needAddress: name === 'EXPRESS',
    needContact: true,
    enabled: true,
  }))
}
