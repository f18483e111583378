import type { ListSeatPlansDynamicOutput, SeatPlanDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import type {
  ListSeatPlansInput,
  ListSeatPlansStaticOutput,
  SeatPlanStatic,
} from '@/contracts/session/list-seat-plans-static'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { CLOSED_STATUSES } from '@/domain/purchase-mode'
import type { PublicCall } from '../call'
import { type Availability, availabilityOf, purchaseModeNow, sessionStatusNow } from '../catalogue/availability'
import type { Catalogue } from '../catalogue/catalogue'
import type { SeatPlan, Session } from '../catalogue/entities/session'
import type { SalePrivilege } from '../catalogue/entities/show'
import { sessionOfShow } from '../catalogue/session-of-show'
import { registeredPlans } from '../services/reminders/registered-plans'
import { MAX_WAITING, waitedUnits, waitListDeadline } from '../services/wait-list/wait-list-records'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import { isSoldHere, statusHere } from './sale-here'

/** Largest stock that is disclosed; more is never named. */
const MAX_SHOWN = 20
const FEW = 5

type PlansCall = Pick<
  PublicCall<ListSeatPlansInput>,
  'input' | 'user' | 'locale' | 'origin' | 'clock' | 'db' | 'shop' | 'providers' | 'terminalSrc'
>
type Now = Pick<PublicCall, 'db' | 'clock' | 'user'>

/** Static part of the seat plans of a session, with the picture of their hall (SEAT-018, SEAT-025). */
export function presentSeatPlansStatic(call: PlansCall): ListSeatPlansStaticOutput {
  const { catalogue } = call.shop
  const { input, locale, origin } = call
  const { session } = sessionOfShow(catalogue, input)
  const { seating } = session
  return {
    ...(seating && !seating.isByOthers && { seatPlanURL: pictureUrls(origin).seatPlan(seating.key, locale) }),
    seatPlans: session.seatPlans.map((plan) => presentPlan(catalogue, plan, locale)),
  }
}

/** Static part of a seat plan. */
export function presentPlan(catalogue: Catalogue, plan: SeatPlan, locale: Locale): SeatPlanStatic {
  return {
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
  }
}

/** Dynamic part of the seat plans; `privilege`: the user's right to buy early (SEAT-019, SEAT-020). */
export async function presentSeatPlansDynamic(
  call: PlansCall,
  privilege: SalePrivilege | null = null,
): Promise<ListSeatPlansDynamicOutput> {
  const { input, locale, clock, shop } = call
  const found = sessionOfShow(shop.catalogue, input)
  const { seatPlans } = found.session
  const left = await availabilityOf(call, [found.session])
  const status = statusHere(call, found.show, sessionStatusNow(found.session, found.show, left, clock.now(), privilege))
  const closed = CLOSED_STATUSES.find((one) => one === status)
  const roomToWait = isSoldHere(call, found.show)
    ? await roomsToWait(call, found.session, { left, status })
    : new Map<string, number>()
  const registered = await registeredPlans(
    call,
    seatPlans.map(({ seatPlanId }) => seatPlanId),
  )
  return {
    seatPlans: seatPlans.map((plan) => {
      const { seatPlanId } = plan
      const room = roomToWait.get(seatPlanId)
      const onSale = status === 'ON_SALE' ? (left.get(seatPlanId) ?? 0) : 0
      return {
        ...(room === undefined ? sellingPlan(plan, onSale, locale) : waitingPlan(plan, room)),
        ...(closed && { seatPlanStatus: closed }),
        ...(registered.has(seatPlanId) && { lackRegistered: true }),
      }
    }),
  }
}

/** A plan with this many units on sale. */
export function sellingPlan(
  { seatPlanId, purchaseMode: mode }: SeatPlan,
  onSale: number,
  locale: Locale,
): SeatPlanDynamic {
  const isLacking = mode === 'LACK_REGISTER' && onSale === 0
  const canBuyCount = Math.min(onSale, MAX_SHOWN)
  const isFew = canBuyCount > 0 && canBuyCount <= FEW
  const empty = isLacking ? 'LACK_OF_TICKET' : 'SOLD_OUT'
  return {
    seatPlanId,
    seatPlanStatus: canBuyCount > 0 ? 'ON_SALE' : empty,
    purchaseMode: mode === 'WAIT_LIST' || (mode === 'LACK_REGISTER' && !isLacking) ? 'BUY' : mode,
    canBuyCount,
    ...(isFew && { stockTip: translate(locale, 'plan.left', { count: canBuyCount }) }),
    tags: [],
    ...(mode === 'DESIGNATED' && { limitDesc: translate(locale, 'plan.designated') }),
  }
}

/** A sold-out plan; this many units may still be waited for: first paid, first served (CAT-064). */
function waitingPlan({ seatPlanId }: SeatPlan, room: number): SeatPlanDynamic {
  return {
    seatPlanId,
    seatPlanStatus: 'SOLD_OUT',
    purchaseMode: 'WAIT_LIST',
    canBuyCount: Math.min(room, MAX_SHOWN),
    waitListState: room > 0 ? 'OPEN' : 'FULL',
    tags: [],
  }
}

/** Remaining places on the waiting list of each sold-out plan. */
async function roomsToWait(
  call: Now,
  { seatPlans, beginAt }: Session,
  { left, status }: { left: Availability; status: Session['status'] },
): Promise<ReadonlyMap<string, number>> {
  const gone = seatPlans.filter((plan) => purchaseModeNow(plan, left) === 'WAIT_LIST')
  const ids = gone.map(({ seatPlanId }) => seatPlanId)
  const isOpen = (status === 'ON_SALE' || status === 'SOLD_OUT') && waitListDeadline(beginAt) > call.clock.now()
  const waited = await waitedUnits(call, ids)
  return new Map(ids.map((id) => [id, isOpen ? Math.max(0, MAX_WAITING - (waited.get(id) ?? 0)) : 0]))
}
