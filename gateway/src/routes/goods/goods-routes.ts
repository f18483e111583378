import type { Route } from '../../http/define-route'
import { confirmReceiptRoute } from './confirm-receipt'
import { createGoodsOrderRoute } from './create-goods-order'
import { getGoodsOrderRoute } from './get-goods-order'
import { getSpuRoute } from './get-spu'
import { listSpuCategoriesRoute } from './list-spu-categories'
import { listSpusRoute } from './list-spus'
import { listTiedGoodsRoute } from './list-tied-goods'
import { preOrderGoodsRoute } from './pre-order-goods'
import { searchTiedGoodsRoute } from './search-tied-goods'

export const goodsRoutes: readonly Route[] = [
  confirmReceiptRoute,
  createGoodsOrderRoute,
  getGoodsOrderRoute,
  getSpuRoute,
  listSpuCategoriesRoute,
  listSpusRoute,
  listTiedGoodsRoute,
  preOrderGoodsRoute,
  searchTiedGoodsRoute,
]
