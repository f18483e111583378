import { getShop } from '@/contracts/shop/get-shop'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { translate } from '../../texts/text'

export const getShopRoute = publicRoute(getShop, ({ locale, origin }) => ({
  shopId: 'encore',
  shopName: translate(locale, 'shop.name'),
  shopAvatar: pictureUrls(origin).logo(),
  companyDesc: translate(locale, 'shop.desc'),
  email: 'service@encore.example',
}))
