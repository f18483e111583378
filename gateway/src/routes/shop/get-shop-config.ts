import {
  type BottomNavigationItem,
  type GetShopConfigInput,
  type GetShopConfigOutput,
  getShopConfig,
} from '@/contracts/shop/get-shop-config'
import { DEFAULT_LABEL_SOURCES } from '@/domain/labels'
import type { Locale } from '@/domain/locale'
import type { PublicCall } from '../../call'
import type { TabName } from '../../catalogue/drawings/icon'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { configured } from '../../shop/configured'
import { isLoginClosed, provedLanguages, takesEmailOrders } from '../../shop/login-ways'
import { PRODUCT_CART } from '../../shop/product-cart'
import { shopName } from '../../shop/shop-name'
import type { TextKey } from '../../texts/text'
import { translate } from '../../texts/text'

const LOGIN_AREAS = ['86', '853', '852', '886'] as const

const TABS: readonly [BottomNavigationItem['floorType'], TextKey, TabName][] = [
  ['HOME', 'tab.home', 'home'],
  ['ALL', 'tab.all', 'all'],
  ['SHOP', 'tab.mall', 'mall'],
  ['TICKET', 'tab.ticket', 'ticket-wallet'],
  ['MINE', 'tab.mine', 'mine'],
]

/** A shop without a service that certifies offers none. */
const NO_CERTIFICATION = { studentCertification: { studentCertify: false }, supportFaceAuth: false }

export const getShopConfigRoute = publicRoute(getShopConfig, shopConfig)

function shopConfig({
  locale,
  origin,
  shop,
  providers,
  terminalSrc,
}: PublicCall<GetShopConfigInput>): GetShopConfigOutput {
  const { brand } = shop
  const { facts, offers, sites, shows } = shop.catalogue.content
  const colors = { shopMainColor: brand.color, navigateTextColor: '#1D1E20', priceColor: '#E0281B' }
  return {
    cyShopConfigVO: {
      appId: brand.appId,
      merchantId: brand.merchantId,
      shopName: shopName(shop, locale),
      shopAvatar: pictureUrls(origin).logo(),
      shopStatus: shop.status,
      shareDescription: facts.about?.[locale] ?? '',
      sharePosterUrl: pictureUrls(origin).logo(),
      companyDesc: facts.about?.[locale] ?? '',
      shopDomainIcpLicense: facts.license?.[locale] ?? '',
      shopDomainIcpLicenseUrl: 'https://beian.miit.gov.cn/',
      binaryFlags: ['QUICK_LOGIN', 'CHANGE_SKIN_ROUTER'],
      contentSettingInfos: DEFAULT_LABEL_SOURCES[locale].map((source) => ({ source, target: source })),
      availableShopThemes: [
        { theme: 'LIGHT', avatar: '', ...colors },
        { theme: 'DARK', avatar: '', ...colors, navigateTextColor: '#F2F3F5', priceColor: '#FF7A6B' },
      ],
      themeColor: colors.shopMainColor,
      layoutBottomNavigation: { style: '{"navigationType":"NORMAL"}', icons: bottomNavigation(locale, origin, shop) },
      supportLoginAreas: LOGIN_AREAS.map((code) => ({ code, name: translate(locale, `area.${code}`) })),
      hiddenTicketPrice: false,
      isOpenSite: sites.length > 1,
      downloadBar: {
        enable: false,
        logo: pictureUrls(origin).logo(),
        title: translate(locale, 'shop.app'),
        url: providers.pages?.appStore(origin) ?? '',
      },
      studentCertification: { studentCertify: shows.some(({ gate }) => gate === 'STUDENT') },
      cyMerchantPrimeConfigVO: {
        promoPrimeShared: true,
        autoChooseBestCoupon: true,
        autoChoosePoint: false,
        isShowPrimeCard: offers.membership !== null,
        isShowPrivilegeCompare: true,
      },
      productCartConfig: PRODUCT_CART,
      webPayGuideDisplay: false,
      footerConfigVO: { links: [{ title: translate(locale, 'shop.help'), jump: { type: 'PAGE', target: 'support' } }] },
      noAutoJumpPickSeat: false,
      shopMixedColor: colors.shopMainColor,
      searchBars: [{ placeholder: translate(locale, 'shop.search') }],
      supportFaceAuth: false,
      ...configured(shop),
      ...(providers.certification === null && NO_CERTIFICATION),
      supportLanguages: provedLanguages(shop, providers, terminalSrc),
      ...(isLoginClosed(providers, terminalSrc) && { loginClosedText: translate(locale, 'provider.noLogin') }),
      supportEmailOrder: takesEmailOrders(shop),
    },
  }
}

/** A merchant that sells nothing but shows has no tab of the mall. */
function bottomNavigation(
  locale: Locale,
  origin: string,
  { merchant, catalogue }: PublicCall['shop'],
): BottomNavigationItem[] {
  const urls = pictureUrls(origin)
  const { goods, cards } = catalogue.content.offers
  const hasMall = merchant !== 'minimal' && goods.length + cards.length > 0
  return TABS.filter(([floorType]) => floorType !== 'SHOP' || hasMall).map(([floorType, textKey, tab]) => ({
    floorType,
    navigationName: translate(locale, textKey),
    iconUrl: urls.tab(tab, 'normal'),
    selectedIconUrl: urls.tab(tab, 'selected'),
  }))
}
