import { listCategories } from '@/contracts/show/list-categories'
import { publicRoute } from '../../http/define-route'

export const listCategoriesRoute = publicRoute(listCategories, ({ locale, shop }) =>
  shop.catalogue.content.categories.map(({ code, name }) => ({ code, name: name[locale], displayName: name[locale] })),
)
