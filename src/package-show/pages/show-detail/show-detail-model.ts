import { when } from 'mobx'
import { type GetShowDynamicOutput, getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { type GetShowStaticOutput, getShowStatic } from '@/contracts/show/get-show-static'
import type { ShowCard } from '@/contracts/show/show-card'
import { mergeShow } from '@/domain/merged-show'
import { type NextSale, nextSaleOf } from '@/domain/next-sale'
import { type BuyButton, buyButtonOf, privilegeOf } from '@/domain/show-status'
import { type ShownPrice, shownCardPrice, shownFee, shownPrice } from '@/domain/shown-price'
import { Countdown } from '@/lib/countdown'
import { Jitter } from '@/lib/jitter'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { FavoriteModel } from './favorite-model'
import { ReminderModel } from './reminder-model'
import type { BuyersCard, ShowOrigin } from './show-origin'

/** Delay after a failed request, s. */
const RETRY_SECONDS = 3
/** Every phone counts down to the same moment: each fetches at a random time within this period. */
const MAX_JITTER_MS = 3000

/** A show: its static part (name, place) and its dynamic part (status, price, countdown). */
export class ShowDetailModel {
  /** Card that opened the show; its head is drawn from it until the answers arrive. */
  readonly card: ShowCard | null
  /** True for a preview by the merchant (CAT-103). */
  readonly isPreview: boolean
  readonly facts: Resource<GetShowStaticOutput>
  readonly sale: Resource<GetShowDynamicOutput>
  readonly untilSale: Countdown
  /** Countdown to the sale for holders of a privilege. */
  private readonly untilPriority: Countdown
  private readonly jitter = new Jitter(MAX_JITTER_MS)
  readonly favorite: FavoriteModel
  readonly reminder: ReminderModel
  /** Opens the tickets of a session, or of all. */
  readonly booking: Submission<[bizShowSessionId?: string], void>

  constructor(
    private readonly app: App,
    private readonly showId: string,
    origin: ShowOrigin = {},
    /** Privilege card of the buyer, passed on to the tickets. */
    private readonly boughtWith: BuyersCard = {},
  ) {
    const { request, clock } = app
    this.isPreview = app.launchQuery.preview === '1'
    const { source } = origin
    const about = { showId, ...(source && { source }) }
    this.card = app.tappedShow.of(showId)
    this.facts = new Resource(() => this.fetchFacts(origin))
    this.sale = new Resource(
      () => request(getShowDynamic, about),
      (sale) => this.applySale(sale),
    )
    this.untilSale = new Countdown(clock)
    this.untilPriority = new Countdown(clock)
    this.favorite = new FavoriteModel(app, showId)
    this.reminder = new ReminderModel(app, showId)
    this.booking = new Submission((bizShowSessionId) => this.book(bizShowSessionId))
    makeRefObservable(this)
  }

  private hasRefetched = false

  /** All known fields; the dynamic part wins over the static part (CAT-135). Null until the static part is loaded. */
  get show(): GetShowStaticOutput | null {
    const { facts, sale } = this
    return facts.value && { ...facts.value, basicInfo: mergeShow(facts.value.basicInfo, sale.value) }
  }

  /** `null` until the sale is loaded. */
  get button(): BuyButton | null {
    const sale = this.sale.value
    return sale && buyButtonOf({ ...sale, saleTimeCountdown: this.untilSale.secondsLeft })
  }

  /** True if the show is not on offer: the merchant's preview has no sale. */
  get isUnoffered(): boolean {
    return this.isPreview && this.sale.status === 'failed'
  }

  /** True if there is more to show than the head; false for a show that is not on offer yet. */
  get hasMore(): boolean {
    return !this.isPreview || this.sale.value !== null
  }

  /** Shown price: that of the card until the sale is loaded; null without both. */
  get price(): ShownPrice | null {
    const { card, sale } = this
    if (sale.value) return shownPrice(sale.value)
    return card && shownCardPrice(card)
  }

  /** Next sale (CAT-138); null if unknown. */
  get nextSale(): NextSale {
    const { show, sale, app } = this
    if (sale.value === null) return null
    return nextSaleOf({ ...sale.value, utcOffset: show?.basicInfo.utcOffset }, app.clock.now(), app.locale.locale)
  }

  /** Included fees, formatted. */
  get fee(): string | null {
    return this.sale.value && shownFee(this.sale.value)
  }

  /** Privilege that buys before the sale; `null` for none. */
  get privilegeId(): string | null {
    return this.sale.value && privilegeOf(this.sale.value)
  }

  /** True for a sale with high demand: buyers can prepare it while they wait (CAT-076). */
  get isHot(): boolean {
    return this.sale.value?.hotMode === 'HOT_ROB'
  }

  /** Loads everything at first; afterwards only the dynamic parts. */
  load(): void {
    void this.refreshSale()
    if (this.facts.status !== 'idle') return
    void this.facts.load()
  }

  async refreshSale(): Promise<void> {
    await this.sale.load()
    const { status, value } = this.sale
    const wasCounting = (value?.saleTimeCountdown ?? 0) > 0
    // The sale may have begun in the meantime: an old answer must not count down again.
    if (status === 'failed' && wasCounting && !this.untilSale.isRunning) this.countDown(RETRY_SECONDS)
  }

  private async fetchFacts(origin: ShowOrigin): Promise<GetShowStaticOutput> {
    const { app, showId } = this
    if (this.isPreview) return (await import('./show-preview')).fetchPreview(app, showId)
    return app.request(getShowStatic, { showId, ...origin })
  }

  /** Checks the eligibility before the selection; most shows require nothing. */
  private async book(bizShowSessionId?: string): Promise<void> {
    const { showId, app, facts, sale } = this
    // A desktop may show the button before the purchase requirements are loaded.
    await when(() => !facts.isFirstLoad)
    const { whiteTags = [], displayFraudFlag: isAtRisk = false } = facts.value?.basicInfo ?? {}
    const soldElsewhere = sale.value?.jumpUrlInfo ?? null
    if (whiteTags.length > 0 || isAtRisk || soldElsewhere) {
      const { passGates } = await import('./purchase-gates')
      if (!(await passGates(app, { showId, whiteTags, isAtRisk, soldElsewhere }))) return
    }
    const session = bizShowSessionId === undefined ? {} : { bizShowSessionId }
    await app.navigation.open(routes.booking, { showId, ...session, ...this.boughtWith })
  }

  dispose(): void {
    this.untilSale.stop()
    this.untilPriority.stop()
    this.jitter.stop()
  }

  private applySale(sale: GetShowDynamicOutput): void {
    const { saleTimeCountdown = 0, cyUserFavoriteVO } = sale
    this.jitter.stop()
    this.countDown(saleTimeCountdown)
    this.awaitPriority(sale)
    this.favorite.apply(cyUserFavoriteVO)
    this.reminder.apply(sale)
    // Prefetched answers are public and contain nothing of this user.
    if (this.app.session.isLoggedIn && !cyUserFavoriteVO && !this.hasRefetched) this.refetch()
  }

  /** Fetches the button again at the earlier sale time of privilege holders (CAT-074). */
  private awaitPriority(sale: GetShowDynamicOutput): void {
    const { canUsePriorityPurchase, prioritySaleTime = 0, saleTime, saleTimeCountdown = 0 } = sale
    // The shop's clock wins over the phone's.
    const now = saleTime === undefined ? this.app.clock.now() : saleTime - saleTimeCountdown * 1000
    const seconds = canUsePriorityPurchase ? 0 : (prioritySaleTime - now) / 1000
    this.awaitOpening(seconds)
  }

  private awaitOpening(seconds: number): void {
    this.untilPriority.start(seconds, () => this.jitter.start(() => void this.openPriority()))
  }

  private async openPriority(): Promise<void> {
    await this.refreshSale()
    if (this.sale.status === 'failed') this.awaitOpening(RETRY_SECONDS)
  }

  private refetch(): void {
    this.hasRefetched = true
    void this.sale.load()
  }

  private countDown(seconds: number): void {
    this.untilSale.start(seconds, () => this.jitter.start(() => void this.refreshSale()))
  }
}
