import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { publicRoute } from '../../http/define-route'
import { presentTiedGoods } from '../../presenters/tied-goods'

export const listTiedGoodsRoute = publicRoute(listTiedGoods, (call) =>
  presentTiedGoods(call, call.shop.catalogue.show(call.input.showId)),
)
