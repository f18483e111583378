import type { Coupon } from '@/contracts/coupon/coupon'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { listTiedGoods, type TiedGoods } from '@/contracts/goods/list-tied-goods'
import { listPromotions, type Promotion } from '@/contracts/package/list-promotions'
import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { listRecentOrders, type RecentOrder } from '@/contracts/show/list-recent-orders'
import { listRecommendedShows } from '@/contracts/show/list-recommended-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import type { Session } from '@/domain/offered-sessions'
import { showPromotionsInput, similarShowsInput } from '@/domain/show-reads'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { fetchSessions } from '@/services/offered-sessions'
import type { ShowOrigin } from './show-origin'

/** Maximum time that content below the offers waits for them, ms; a slow phone takes about a second. */
const OFFERS_WAIT_MS = 2000
/** Maximum number of days in one list. */
const DAYS_IN_A_LIST = 4

/** Content below the head of a show: sessions, offers, description, similar shows. */
export class ShowMoreModel {
  readonly sessions: Resource<Session[]>
  readonly promotions: Resource<Promotion[]>
  readonly coupons: Resource<Coupon[]>
  /** Goods sold with the show. */
  readonly tiedGoods: Resource<TiedGoods[]>
  readonly recentOrders: Resource<RecentOrder[]>
  readonly description: Resource<string>
  readonly similar: Resource<ShowCard[]>

  /** True if the offers were late: they then stand below the description, so that the text being read does not move. */
  areOffersLate = false

  private chosenDay: string | null = null
  private offersTimer: ReturnType<typeof setTimeout> | null = null

  constructor({ request }: Pick<App, 'request'>, showId: string, origin: ShowOrigin = {}) {
    const about = { showId }
    this.sessions = new Resource(() => fetchSessions(request, about))
    this.promotions = new Resource(() => request(listPromotions, showPromotionsInput(showId, origin)))
    this.coupons = new Resource(() => request(listReceivableCoupons, about))
    this.tiedGoods = new Resource(() => request(listTiedGoods, about))
    this.recentOrders = new Resource(() => request(listRecentOrders, about))
    this.description = new Resource(async () => (await request(getShowDescriptions, about)).html)
    this.similar = new Resource(async () => (await request(listRecommendedShows, similarShowsInput(showId))).list)
    makeRefObservable(this, 'offersTimer')
  }

  /** Loads everything at first; afterwards only what other users change, and received coupons. */
  load(): void {
    void this.sessions.load()
    void this.coupons.load()
    if (this.description.status !== 'idle') return
    const { promotions, tiedGoods, recentOrders, description, similar } = this
    for (const resource of [promotions, tiedGoods, recentOrders, description, similar]) void resource.load()
    this.offersTimer = setTimeout(() => this.waitNoLonger(), OFFERS_WAIT_MS)
  }

  dispose(): void {
    if (this.offersTimer !== null) clearTimeout(this.offersTimer)
  }

  /** True when nothing more will be inserted above the purchase rules. */
  get isAboveRulesKnown(): boolean {
    return !this.sessions.isFirstLoad && (this.areOffersKnown || this.areOffersLate)
  }

  /** True when nothing more will be inserted above the similar shows. */
  get isAboveSimilarKnown(): boolean {
    return this.isAboveRulesKnown && !this.description.isFirstLoad
  }

  /** Days to select, `yyyy-MM-dd`; none if all sessions fit one list. */
  get days(): readonly string[] {
    const days = [...new Set(this.sessions.value?.map(({ showDate }) => showDate))]
    return days.length > DAYS_IN_A_LIST ? days : []
  }

  /** Day of the listed sessions; null without a selection. */
  get day(): string | null {
    return this.days.find((day) => day === this.chosenDay) ?? this.days[0] ?? null
  }

  get shownSessions(): readonly Session[] {
    const all = this.sessions.value ?? []
    return this.day === null ? all : all.filter(({ showDate }) => showDate === this.day)
  }

  choose(day: string): void {
    this.chosenDay = day
  }

  private get areOffersKnown(): boolean {
    return [this.promotions, this.coupons, this.tiedGoods].every((offers) => !offers.isFirstLoad)
  }

  private waitNoLonger(): void {
    this.areOffersLate = !this.areOffersKnown
  }
}
