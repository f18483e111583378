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

/** After a question that was not answered. */
const RETRY_SECONDS = 3
/** Everybody counts down to the same moment: who asks after it asks within this time. */
const MAX_JITTER_MS = 3000

/** A show: what stays (name, place) and what moves (status, price, countdown). */
export class ShowDetailModel {
  /** What the show was opened from: its head is drawn from it until the answers come. */
  readonly card: ShowCard | null
  /** Its merchant looks at it, before it is on offer (CAT-103). */
  readonly isPreview: boolean
  readonly facts: Resource<GetShowStaticOutput>
  readonly sale: Resource<GetShowDynamicOutput>
  readonly untilSale: Countdown
  /** Until holders of a privilege may buy. */
  private readonly untilPriority: Countdown
  private readonly jitter = new Jitter(MAX_JITTER_MS)
  readonly favorite: FavoriteModel
  readonly reminder: ReminderModel
  /** On to the tickets, of a session or of any. */
  readonly booking: Submission<[bizShowSessionId?: string], void>

  constructor(
    private readonly app: App,
    private readonly showId: string,
    origin: ShowOrigin = {},
    /** A card of the buyer: it goes along to the tickets. */
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
      (sale) => this.takeSale(sale),
    )
    this.untilSale = new Countdown(clock)
    this.untilPriority = new Countdown(clock)
    this.favorite = new FavoriteModel(app, showId)
    this.reminder = new ReminderModel(app, showId)
    this.booking = new Submission((bizShowSessionId) => this.book(bizShowSessionId))
    makeRefObservable(this)
  }

  private hasAskedAgain = false

  /** All that is told of it; what moves wins over what stays (CAT-135). Null until what stays is known. */
  get show(): GetShowStaticOutput | null {
    const { facts, sale } = this
    return facts.value && { ...facts.value, basicInfo: mergeShow(facts.value.basicInfo, sale.value) }
  }

  /** `null` until the sale is known. */
  get button(): BuyButton | null {
    const sale = this.sale.value
    return sale && buyButtonOf({ ...sale, saleTimeCountdown: this.untilSale.secondsLeft })
  }

  /** Only its merchant sees the show: there is no sale of it. */
  get isUnoffered(): boolean {
    return this.isPreview && this.sale.status === 'failed'
  }

  /** There is more to tell than its head: of a show that is not on offer yet nothing else is known. */
  get hasMore(): boolean {
    return !this.isPreview || this.sale.value !== null
  }

  /** What the page says of the price: as the card, until the sale is known; null while nothing is. */
  get price(): ShownPrice | null {
    const { card, sale } = this
    if (sale.value) return shownPrice(sale.value)
    return card && shownCardPrice(card)
  }

  /** When tickets come next (CAT-138); null where nobody knows. */
  get nextSale(): NextSale {
    const { show, sale, app } = this
    if (sale.value === null) return null
    return nextSaleOf({ ...sale.value, utcOffset: show?.basicInfo.utcOffset }, app.clock.now(), app.locale.locale)
  }

  /** The fees in the price, as a price. */
  get fee(): string | null {
    return this.sale.value && shownFee(this.sale.value)
  }

  /** What the show can be bought by before its sale; `null` for nothing. */
  get privilegeId(): string | null {
    return this.sale.value && privilegeOf(this.sale.value)
  }

  /** Many will come at once: what they want can be prepared while they wait (CAT-076). */
  get isHot(): boolean {
    return this.sale.value?.hotMode === 'HOT_ROB'
  }

  /** Everything for the first time; coming back, only what may have changed. */
  load(): void {
    void this.refreshSale()
    if (this.facts.status !== 'idle') return
    void this.facts.load()
  }

  async refreshSale(): Promise<void> {
    await this.sale.load()
    const { status, value } = this.sale
    const wasCounting = (value?.saleTimeCountdown ?? 0) > 0
    // The sale may have begun, and nobody has said so: an old answer must not count down again.
    if (status === 'failed' && wasCounting && !this.untilSale.isRunning) this.countDown(RETRY_SECONDS)
  }

  private async fetchFacts(origin: ShowOrigin): Promise<GetShowStaticOutput> {
    const { app, showId } = this
    if (this.isPreview) return (await import('./show-preview')).fetchPreview(app, showId)
    return app.request(getShowStatic, { showId, ...origin })
  }

  /** Who may not buy here is told so before anything is chosen; most shows ask for nothing. */
  private async book(bizShowSessionId?: string): Promise<void> {
    const { showId, app, facts, sale } = this
    // On a desktop the button may be there before what the show asks of its buyers is known.
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

  private takeSale(sale: GetShowDynamicOutput): void {
    const { saleTimeCountdown = 0, cyUserFavoriteVO } = sale
    this.jitter.stop()
    this.countDown(saleTimeCountdown)
    this.awaitPriority(sale)
    this.favorite.apply(cyUserFavoriteVO)
    this.reminder.apply(sale)
    // What came with the page is everybody's, and says nothing of this user.
    if (this.app.session.isLoggedIn && !cyUserFavoriteVO && !this.hasAskedAgain) this.askAgain()
  }

  /** Holders of a privilege may buy from a time of their own on: the button is requested again then (CAT-074). */
  private awaitPriority(sale: GetShowDynamicOutput): void {
    const { canUsePriorityPurchase, prioritySaleTime = 0, saleTime, saleTimeCountdown = 0 } = sale
    // What the shop says of its clock goes before that of the phone.
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

  private askAgain(): void {
    this.hasAskedAgain = true
    void this.sale.load()
  }

  private countDown(seconds: number): void {
    this.untilSale.start(seconds, () => this.jitter.start(() => void this.refreshSale()))
  }
}
