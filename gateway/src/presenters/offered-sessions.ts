import type { ListSessionsDynamicOutput, SessionDynamic } from '@/contracts/session/list-sessions-dynamic'
import type {
  ListSessionsInput,
  ListSessionsStaticOutput,
  SessionStatic,
} from '@/contracts/session/list-sessions-static'
import type { Locale } from '@/domain/locale'
import { centsToYuan } from '@/domain/money'
import { venueTime } from '@/domain/show-date'
import type { PublicCall } from '../call'
import { availabilityOf, comingSessions, sessionStatusNow } from '../catalogue/availability'
import type { Session } from '../catalogue/entities/session'
import type { SalePrivilege, Show } from '../catalogue/entities/show'
import { leastDeliveryCents, ticketCents } from '../delivery-fees'
import { fitsPackage, packagesWith } from '../services/packages/packages'
import { boughtTickets } from '../services/tickets/purchase-limits'
import { existsWaitList } from '../services/wait-list/waiting-draft'
import { translate } from '../texts/text'
import { nextSaleText } from './next-sale-text'
import { isSoldHere, statusHere } from './sale-here'
import { presentSeatPicking } from './seat-picking'
import { presentSessionTime } from './session-time'
import { lowestPrice } from './show-card'

type SessionsCall = Pick<
  PublicCall<ListSessionsInput>,
  'input' | 'user' | 'locale' | 'clock' | 'db' | 'shop' | 'providers' | 'terminalSrc'
>

/** Static part of future sessions (SEAT-016). */
export function presentSessionsStatic({
  input,
  locale,
  clock,
  shop: { catalogue },
}: SessionsCall): ListSessionsStaticOutput {
  const show = catalogue.show(input.showId)
  return {
    sessions: comingSessions(show, clock.now()).map((session) => presentSession(show, session, locale)),
  }
}

/** Static part of a session. */
export function presentSession(show: Show, session: Session, locale: Locale): SessionStatic {
  return {
    bizShowSessionId: session.sessionId,
    sessionName: session.name[locale],
    showDate: venueTime(session.beginAt, session.utcOffset).format('YYYY-MM-DD'),
    beginDateTime: session.beginAt,
    endDateTime: session.endAt,
    sessionShowTime: presentSessionTime(session, locale),
    utcOffset: session.utcOffset,
    venueId: show.venueId,
    ...presentSeatPicking([session]),
    limitation: session.limitation,
    ...(session.perUserLimit !== null && { perUserLimit: session.perUserLimit }),
    realNameType: session.realNameType,
    idTypes: [...session.idTypes],
    deliverMethods: [...session.deliverMethods],
    ...presentFee([session]),
    sort: session.sort,
    tags: session.tags.map((tag) => tag[locale]),
  }
}

/** Dynamic part of the sessions; `privilege`: the user's right to buy early (SEAT-017, SEAT-020). */
export async function presentSessionsDynamic(
  call: SessionsCall,
  privilege: SalePrivilege | null = null,
): Promise<ListSessionsDynamicOutput> {
  const {
    input,
    shop: { catalogue },
  } = call
  const show = catalogue.show(input.showId)
  const sessions = comingSessions(show, call.clock.now())
  return { sessions: await presentSessionsNow(call, show, sessions, privilege) }
}

/** Dynamic part of these sessions of a show. */
export async function presentSessionsNow(
  call: Omit<SessionsCall, 'input'>,
  show: Show,
  sessions: readonly Session[],
  privilege: SalePrivilege | null = null,
): Promise<SessionDynamic[]> {
  const { user, locale, clock, db, shop } = call
  const now = clock.now()
  const isOpenHere = isSoldHere(call, show)
  const left = await availabilityOf({ db, clock }, sessions)
  const bought = user && (await boughtTickets({ db, clock }, user.userId))
  const inPackages = packagesWith(shop.catalogue, show.showId, now).length > 0
  return sessions.map((session) => {
    const status = statusHere(call, show, sessionStatusNow(session, show, left, now, privilege))
    const saleText = isOpenHere ? nextSaleText({ ...session, status }, now, locale) : translate(locale, 'sale.notOpen')
    const limit = session.perUserLimit
    return {
      bizShowSessionId: session.sessionId,
      sessionStatus: status,
      soldOut: status === 'SOLD_OUT',
      ...(status === 'PRE_SALE' &&
        session.saleAt !== null && {
          saleTime: session.saleAt,
          saleTimeCountdown: Math.ceil((session.saleAt - now) / 1000),
        }),
      ...(saleText !== undefined && { nextSaleText: saleText }),
      // A price that the shop rewords, or hides, is not in its sessions either (CAT-054, CAT-055).
      ...(show.customPrice === null && { minPriceInfo: lowestPrice(pricesOf(session), locale) }),
      ...(bought && limit !== null && { userRemaining: Math.max(0, limit - (bought.get(session.sessionId) ?? 0)) }),
      existWaitList: isOpenHere && existsWaitList(session, left),
      hasPromotion: inPackages && fitsPackage(session),
    }
  })
}

/** Fee that every buyer of any of these sessions pays beside the tickets. */
export function presentFee(sessions: readonly Pick<Session, 'deliverMethods'>[]): { requiredFee?: number } {
  const cents = Math.min(...sessions.map(({ deliverMethods }) => leastDeliveryCents(deliverMethods)))
  return cents > 0 && Number.isFinite(cents) ? { requiredFee: centsToYuan(cents) } : {}
}

function pricesOf(session: Session) {
  const prices = ticketCents(session)
  return { minPriceCent: Math.min(...prices), maxPriceCent: Math.max(...prices) }
}
