import { getShop } from '@/contracts/shop/get-shop'
import { publicRoute } from '../../handle'
import { pictureUrls } from '../../static/picture-urls'
import { say } from '../../texts/text'

export const getShopRoute = publicRoute(getShop, ({ locale, origin }) => ({
  shopId: 'encore',
  shopName: say(locale, 'shop.name'),
  shopAvatar: pictureUrls(origin).logo(),
  companyDesc: say(locale, 'shop.desc'),
  email: 'service@encore.example',
}))
