import { listTiedGoods, type TiedGoods } from '@/contracts/goods/list-tied-goods'
import { type ChannelPromotion, listChannelPromotions } from '@/contracts/package/list-channel-promotions'
import { listPromotions, type Promotion } from '@/contracts/package/list-promotions'
import type { Id } from '@/contracts/wire-types'
import type { SeatPlan } from '@/domain/offered-sessions'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'navigation' | 'launchQuery'>

/** Offers beside the tickets of a show: packages that contain it, and goods. */
export class BookingOffers {
  readonly packages: Resource<Promotion[]>
  /** Goods sold with the show. */
  readonly tiedGoods: Resource<TiedGoods[]>
  /** Package prices of the seat plans (CAT-125). */
  private readonly channelPromotions: Resource<ChannelPromotion[]>

  constructor(
    private readonly app: Parts,
    private readonly showId: Id,
    seatPlanIds: () => Id[],
  ) {
    const { request, launchQuery } = app
    this.packages = new Resource(() => request(listPromotions, { showId, promotionCategory: 'TICKET_PACKAGE' }))
    this.tiedGoods = new Resource(() => request(listTiedGoods, { showId }))
    this.channelPromotions = new Resource(() =>
      request(listChannelPromotions, {
        showId,
        channelId: launchQuery.channelId ?? '',
        seatPlanIds: seatPlanIds(),
      }),
    )
  }

  load(): void {
    void this.packages.load()
    void this.tiedGoods.load()
  }

  /** Loads package prices once the seat plans are known. */
  loadPrices(): void {
    void this.channelPromotions.load()
  }

  /** Price of a unit in a package, yuan; null without a package. */
  packagePriceOf({ seatPlanId }: SeatPlan): number | null {
    return this.channelPromotions.value?.find((one) => one.seatPlanId === seatPlanId)?.price ?? null
  }

  openTiedGoods(sessionId: Id | null): void {
    const session = sessionId === null ? {} : { bizShowSessionId: sessionId }
    void this.app.navigation.open(routes.tiedSaleList, { showId: this.showId, ...session })
  }

  openPackage({ promotionId }: Promotion): void {
    void this.app.navigation.open(routes.ticketPackageDetail, { promotionId })
  }
}
