import { listTiedGoods, type TiedGoods } from '@/contracts/goods/list-tied-goods'
import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import { getShowBrief, type ShowBrief } from '@/contracts/show/get-show-brief'
import { Resource } from '@/lib/resource'
import type { TiedSaleParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

/** Goods sold with a show, and the show itself (CAT-009, CAT-121). */
export class TiedSaleListModel {
  readonly goods: Resource<TiedGoods[]>
  readonly show: Resource<ShowBrief>

  constructor(
    { request }: Pick<App, 'request'>,
    { showId = '', bizShowSessionId: sessionId }: Partial<TiedSaleParams>,
  ) {
    this.show = new Resource(() => request(getShowBrief, { showId }))
    this.goods = new Resource(() =>
      sessionId === undefined
        ? request(listTiedGoods, { showId })
        : request(searchTiedGoods, { showId, sessionId, seatPlanIds: [] }),
    )
  }

  load(): void {
    void this.show.load()
    void this.goods.load()
  }
}
