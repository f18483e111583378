import { getShop } from '@/contracts/shop/get-shop'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { shopName } from '../../shop/shop-name'
import { translate } from '../../texts/text'

export const getShopRoute = publicRoute(getShop, ({ locale, origin, shop }) => ({
  shopId: shop.brand.merchantId,
  shopName: shopName(shop, locale),
  shopAvatar: pictureUrls(origin).logo(),
  companyDesc: translate(locale, 'shop.desc'),
  email: 'service@encore.example',
}))
