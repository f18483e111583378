import { getShop } from '@/contracts/shop/get-shop'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { shopName } from '../../shop/shop-name'

export const getShopRoute = publicRoute(getShop, ({ locale, origin, shop }) => {
  const { about, email, help } = shop.catalogue.content.facts
  return {
    shopId: shop.brand.merchantId,
    shopName: shopName(shop, locale),
    shopAvatar: pictureUrls(origin).logo(),
    companyDesc: about?.[locale] ?? '',
    ...(email !== null && { email }),
    ...(help.length > 0 && {
      questions: help.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    }),
  }
})
