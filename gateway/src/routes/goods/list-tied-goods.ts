import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { publicRoute } from '../../http/define-route'
import { presentGoodsOfShow } from '../../presenters/tied-goods'

export const listTiedGoodsRoute = publicRoute(listTiedGoods, (call) =>
  presentGoodsOfShow(call, call.shop.catalogue.show(call.input.showId)),
)
