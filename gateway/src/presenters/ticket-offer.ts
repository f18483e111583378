import type { OfferedTickets } from '@/contracts/order/order-items'
import type { DeliverOption, PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { QueuePlace } from '@/contracts/order/queue-place'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { venueTime } from '@/domain/show-date'
import { badInput } from '../business-error'
import type { UserCall } from '../call'
import type { Session } from '../catalogue/entities/session'
import { transferFor } from '../currencies'
import { deliveryCents } from '../delivery-fees'
import { billOf } from '../services/orders/bill'
import { DOOR_MAX_QTY, doorDeliveries, isAtDoor } from '../services/orders/door-sales'
import { MAX_REMARK } from '../services/orders/remarks'
import { isDeliveredTo } from '../services/people/addresses'
import { findBenefits } from '../services/pricing/find-benefits'
import { findPlace } from '../services/queue/queue'
import { storeQuote } from '../services/quotes/quotes'
import { refundTerms } from '../services/refunds/refund-terms'
import { usedPrivilege } from '../services/rights/privileges'
import { type PickedSeat, pickedSeats, seatRefs } from '../services/seats/picked-seats'
import { ticketLimits } from '../services/tickets/purchase-limits'
import { requestedNames } from '../services/tickets/requested-names'
import { priceTickets, type TicketPart, ticketRequest } from '../services/tickets/ticket-quote'
import { translate } from '../texts/text'
import { presentBenefits, presentJoinOffer, presentPrime } from './benefits'
import { presentOwnContact } from './own-contact'
import { pictureUrls } from './picture-urls'
import { presentPolicies } from './policies'
import { presentPriceItems } from './price-items'
import { refundTermsText } from './refund-terms'
import { presentSessionTime } from './session-time'

/** Price and requirements of tickets, for every place of purchase. */
export async function offerTickets(call: OrderCall): Promise<PreOrderOutput> {
  const {
    locale,
    user,
    shop: { catalogue },
  } = call
  const request = ticketRequest(call)
  const { session, show } = request.found
  usedPrivilege(call, show, call.input.privilegeId)
  const isDoor = isAtDoor(call, show, call.input.siteId)
  const ofSession = isDoor ? doorDeliveries(session) : session.deliverMethods
  const deliveries = call.input.promotionId ? (['E_TICKET'] as const) : ofSession
  const picked = await Promise.all(request.parts.map((part) => pickedOf(call, part)))
  const seats = picked.flatMap((one) => one?.seats ?? [])
  const seconds = picked.flatMap((one) => one?.seconds ?? [])
  const priced = await priceTickets(call, request, seats)
  const { price } = priced
  const { realNameType, idTypes, needsPhones } = requestedNames(session, request.items)
  const needsNames = realNameType !== 'NONE'
  const agreements = presentPolicies(catalogue, locale, needsNames ? ['PURCHASE', 'REAL_NAME'] : ['PURCHASE'])
  const agreementIds = agreements.map(({ id }) => id)
  const transfer = transferFor(user, locale)
  const [tickets, ...others] = request.parts.map((part, at) => presentTickets(call, part, picked[at]?.seats))
  if (!tickets) throw badInput('items')
  const benefits = await findBenefits(call, priced)
  return {
    preOrderId: await storeQuote(call, 'TICKET', { ...priced, agreementIds }, request.requested),
    ...tickets,
    ...(others.length > 0 && { otherTickets: others }),
    deliverMethods: deliverOptions(deliveries, { locale, isFar: !(await isDeliveredTo(call, call.input.addressId)) }),
    realNameType,
    ...(needsNames && { realNameDesc: translate(locale, 'order.realName') }),
    audienceRules: {
      idTypes: [...idTypes],
      phoneRequired: needsPhones,
      purchaseLimit: await purchaseLimit(call, session, isDoor),
      ageLimits: request.items.flatMap(({ plan }) =>
        plan.ageLimit ? [{ seatPlanId: plan.seatPlanId, ...plan.ageLimit }] : [],
      ),
    },
    priceItems: presentPriceItems(billOf(priced.draft, price), locale),
    totalAmount: centsToYuan(price.listCents + price.feeCents),
    payAmount: centsToYuan(price.payCents),
    total: priceInfoFromCents(price.payCents),
    ...(transfer && { currencyTransferInfo: transfer }),
    ...presentOwnContact(user),
    remarkConfig: { required: false, placeholder: translate(locale, 'order.remark'), maxLength: MAX_REMARK },
    agreements,
    ...presentBenefits(call, priced, benefits),
    ...presentPrime(call, priced),
    ...(await presentJoinOffer(call, priced, benefits)),
    ...(show.captchas.length > 0 && { captchaTypes: [...show.captchas] }),
    ...(seconds.length > 0 && { lockExpireSeconds: Math.min(...seconds) }),
    ...(await presentQueue(call, request)),
    refundRuleDesc: call.input.promotionId
      ? translate(locale, 'package.noRefund')
      : refundTermsText(refundTerms(priced.draft.refundRule, session.beginAt, call.clock.now()), {
          locale,
          utcOffset: show.utcOffset,
        }),
  }
}

type OrderCall = UserCall<PreOrderInput>

/** Tickets of a session that the buyer may take in this order (ORDER-037). */
async function purchaseLimit(call: OrderCall, session: Session, isDoor: boolean): Promise<number> {
  const { perOrder, left } = await ticketLimits(call, call.user.userId, session, isDoor ? DOOR_MAX_QTY : undefined)
  return left === null ? perOrder : Math.min(perOrder, left)
}

/** Place of the buyer in the queue of a hot show; locked seats were chosen in their turn. */
async function presentQueue(call: OrderCall, { found, isPicked }: TicketPart): Promise<{ queuePlace?: QueuePlace }> {
  const queuePlace = isPicked ? null : await findPlace(call, found.show)
  return queuePlace === null ? {} : { queuePlace }
}

/** The seats that are kept for a part of what is requested; `null` where none are chosen. */
async function pickedOf(call: OrderCall, { found, items, seatLockId, isPicked }: TicketPart) {
  if (!isPicked) return null
  const wanted = items.map(({ plan, qty, seatIds }) => ({ seatPlanId: plan.seatPlanId, qty, seatIds }))
  return pickedSeats(call, found, { seatLockId, items: wanted })
}

function presentTickets(
  call: OrderCall,
  { found, items }: TicketPart,
  seats: readonly PickedSeat[] | undefined,
): OfferedTickets {
  const {
    locale,
    origin,
    shop: { catalogue },
  } = call
  const { show, session } = found
  const seatIds = seats?.map(({ seatId }) => seatId) ?? []
  const refs = seatIds.length > 0 ? seatRefs(call, found, seatIds, locale) : []
  return {
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
      sessionShowTime: presentSessionTime(session, locale),
      showDate: venueTime(session.beginAt, session.utcOffset).format('YYYY-MM-DD'),
    },
    items: items.map(({ plan, qty, ticketQty }) => ({
      seatPlanId: plan.seatPlanId,
      seatPlanName: plan.name[locale],
      qty,
      ticketQty,
      priceInfo: priceInfoFromCents(plan.priceCent),
      ...(seats && { seats: refs.filter((seat) => seat.seatPlanId === plan.seatPlanId) }),
    })),
  }
}

/** Delivery methods of tickets; courier only if the shop delivers to the named address. */
function deliverOptions(
  methods: Session['deliverMethods'],
  { locale, isFar }: { locale: Locale; isFar: boolean },
): DeliverOption[] {
  return methods.map((name) => {
    const needAddress = name === 'EXPRESS'
    const isClosed = needAddress && isFar
    return {
      name,
      displayName: translate(locale, `deliver.${name}`),
      tips: translate(locale, `deliver.${name}.tip`),
      ...(deliveryCents(name) > 0 && { fee: centsToYuan(deliveryCents(name)) }),
      needAddress,
      needContact: true,
      enabled: !isClosed,
      ...(isClosed && { disabledReason: translate(locale, 'order.address') }),
    }
  })
}
