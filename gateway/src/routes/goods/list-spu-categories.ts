import { listSpuCategories } from '@/contracts/goods/list-spu-categories'
import { publicRoute } from '../../http/define-route'

export const listSpuCategoriesRoute = publicRoute(listSpuCategories, ({ locale, shop }) =>
  shop.catalogue.content.offers.goodsCategories.map(({ categoryId, name }) => ({ categoryId, name: name[locale] })),
)
