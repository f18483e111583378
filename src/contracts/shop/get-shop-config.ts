import { endpoint } from '../endpoint'
import type { Jump } from '../jump'
import type { JumpTerminal } from '../link/jump-info'
import type { Id } from '../wire-types'

/** For whom the shop is configured. */
export interface GetShopConfigInput {
  /** The city that a link or the user named. */
  cityId?: Id
  /** The terminal, where it is a mini-program or an app. */
  miniAppType?: JumpTerminal
  /** The show that the app was opened for. */
  bizShowId?: Id
  /** Requested configuration: that of the whole shop by default. */
  configTypeEnum?: 'SHOP'
}

export interface GetShopConfigOutput {
  cyShopConfigVO: ShopConfig
}

/** The merchant's configuration of the shop. */
export interface ShopConfig {
  /** Of the vendor, on mini-programs. */
  appId: string
  /** Merchant; part of every call. */
  merchantId: Id
  /** Name in the header, in titles and in shared cards. */
  shopName: string
  /** Logo in the header of the web and on the login page. */
  shopAvatar: string
  /** OPEN, or why the shop is not: CLOSED, SUSPENDED, EXPIRED, MAINTAIN. */
  shopStatus: string
  /** Words of a shared shop. */
  shareDescription: string
  /** Picture of a shared shop. */
  sharePosterUrl: string
  /** The company in the footer of the web. */
  companyDesc: string
  /** ICP record number in the footer of the web. */
  shopDomainIcpLicense: string
  /** Page of the ICP record. */
  shopDomainIcpLicenseUrl: string
  /** The merchant's switches: names (MERCHANT_IS_ZZ, QUICK_LOGIN, …), or a number with a bit for each. */
  binaryFlags: string[] | number
  /** Words of the interface that the merchant calls by another name. */
  contentSettingInfos: LabelSetting[]
  /** Colours per appearance; without one for dark the dark palette is computed. */
  availableShopThemes: ShopTheme[]
  /** Appearance for everyone; users choose, or follow their devices, without it or with SYSTEM. */
  themeMode?: 'LIGHT' | 'DARK' | 'SYSTEM'
  /** Main colour without `availableShopThemes`. */
  themeColor: string
  /** The bar of tabs. */
  layoutBottomNavigation: BottomNavigation
  /** Others, each for a language or a terminal; the first one that fits wins over `layoutBottomNavigation`. */
  layoutBottomNavigations?: LocalBottomNavigation[]
  /** Languages that users may choose, and their login methods. */
  supportLanguages: SupportedLanguage[]
  /** Areas of phone numbers. */
  supportLoginAreas: LoginArea[]
  /** Prices are hidden. */
  hiddenTicketPrice: boolean
  /** Placeholder for a hidden price. */
  hiddenTicketPriceText?: string
  /** Orders may carry an e-mail address. */
  supportEmailOrder: boolean
  /** The shop sells in several cities: the city picker is shown. */
  isOpenSite: boolean
  /** The bar that offers the app on phone browsers. */
  downloadBar?: DownloadBar
  /** Whether students can be certified. */
  studentCertification?: { studentCertify: boolean }
  /** Membership at the checkout. */
  cyMerchantPrimeConfigVO?: PrimeConfig
  /** Types of goods with a cart, if any. */
  productCartConfig?: { enable: boolean; enableSpuType: string[] }
  /** The guide of the web's payments is shown before the page is left. */
  webPayGuideDisplay?: boolean
  /** Links in the footer of the web. */
  footerConfigVO?: { links: FooterLink[] }
  /** Choosing a plan does not open the seats by itself. */
  noAutoJumpPickSeat?: boolean
  /** A second colour of the merchant, 3 or 6 hex digits. */
  shopMixedColor?: string
  /** Placeholder of the search field without one in the layout. */
  searchBars?: { placeholder: string }[]
  /** Whether faces can be certified. */
  supportFaceAuth?: boolean
  /** Words in the place of every login, if the shop cannot prove identities. */
  loginClosedText?: string
  /** Users choose a login method first, where the platform has one of its own. */
  loginWayPage?: boolean
}

/** The merchant's app, offered on browsers of phones. */
export interface DownloadBar {
  /** The bar is shown. */
  enable: boolean
  logo: string
  title: string
  /** Download addresses of the app. */
  url: string
}

/** Membership of the merchant at the checkout. */
export interface PrimeConfig {
  /** Members may combine their price with promotions. */
  promoPrimeShared: boolean
  /** The best coupon is chosen until the buyer chooses. */
  autoChooseBestCoupon: boolean
  /** Points are used until the buyer chooses. */
  autoChoosePoint: boolean
  /** The paid membership is offered. */
  isShowPrimeCard: boolean
  /** The comparison of levels is shown. */
  isShowPrivilegeCompare: boolean
}

export interface FooterLink {
  title: string
  jump: Jump
}

/** The merchant's colours in one of the two appearances. Colours have 3 or 6 hex digits. */
export interface ShopTheme {
  theme: 'LIGHT' | 'DARK'
  shopMainColor: string
  navigateTextColor: string
  priceColor: string
  avatar: string
}

export interface LabelSetting {
  source: string
  target: string
}

export interface BottomNavigation {
  /**
   * JSON: `navigationType` NORMAL or OUTER; `selectedTextColor` and `unselectedTextColor`, 3 or 6 hex digits;
   * `iconColorType` ORIGINAL, or TEXT: icons of the app in the colour of the text.
   */
  style: string
  icons: BottomNavigationItem[]
}

/** A bottom navigation for a language (`zh-MO`) or a terminal (`WEIXIN_MINI`); for all that are not named. */
export interface LocalBottomNavigation extends BottomNavigation {
  langTag?: string
  terminal?: string
}

export interface BottomNavigationItem {
  floorType: 'HOME' | 'ALL' | 'SHOP' | 'TICKET' | 'MINE' | 'PARKING' | 'CUSTOM' | 'MINI_PROGRAM' | 'OPEN_SHOW'
  navigationName: string
  iconUrl: string
  selectedIconUrl: string
  /** The page of a CUSTOM one that has no jump. */
  pagePath?: string
  jumpType?: 'PAGE' | 'TOPIC' | 'BANNER' | 'MINI_PROGRAM' | 'H5'
  jumpTarget?: string
  jumpDetails?: Jump
}

/** A way to log in that a shop may offer. */
export type OfferedLogin = 'EMAIL' | 'CELLPHONE' | 'GOOGLE' | 'APPLE'

export interface SupportedLanguage {
  langTag: string
  langName: string
  /** Ways to log in that are offered in it, the first one first. */
  loginMethod: OfferedLogin[]
}

export interface LoginArea {
  /** Telephone area code without plus, `86`. */
  code: string
  name: string
}

/** Configuration of the shop by the merchant. */
export const getShopConfig = endpoint<GetShopConfigInput, GetShopConfigOutput>({
  path: 'home/pub/v5/shop/configs',
  timeoutMs: 60000,
})
