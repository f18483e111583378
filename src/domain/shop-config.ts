import type { Jump } from '@/contracts/jump'
import type {
  BottomNavigation,
  BottomNavigationItem,
  DownloadBar,
  FooterLink,
  LabelSetting,
  LocalBottomNavigation,
  LoginArea,
  OfferedLogin,
  ShopConfig,
  ShopTheme,
  SupportedLanguage,
} from '@/contracts/shop/get-shop-config'

/** Maximum length of a text on a screen. */
const MAX_TEXT_LENGTH = 1000
/** More entries of a kind than this are a mistake. */
const MAX_ENTRIES = 100

type Fields = Readonly<Record<string, unknown>>

/**
 * The configuration with what the shell draws made safe to draw: texts are texts, lists are lists of what they should
 * hold, and what is missing is empty. Null if nothing was sent. Shops differ, and so do stored configurations of
 * earlier versions.
 */
export function parseShopConfig(sent: unknown): ShopConfig | null {
  const config = fieldsOf(sent)
  if (config === null) return null
  return {
    ...(config as unknown as ShopConfig),
    shopName: text(config.shopName),
    shopAvatar: text(config.shopAvatar),
    shopStatus: text(config.shopStatus) || 'OPEN',
    companyDesc: text(config.companyDesc),
    shopDomainIcpLicense: text(config.shopDomainIcpLicense),
    shopDomainIcpLicenseUrl: text(config.shopDomainIcpLicenseUrl),
    contentSettingInfos: entries(config.contentSettingInfos, labelOf),
    availableShopThemes: entries(config.availableShopThemes, themeOf),
    themeColor: text(config.themeColor),
    shopMixedColor: text(config.shopMixedColor),
    layoutBottomNavigation: navigationOf(fieldsOf(config.layoutBottomNavigation) ?? {}),
    layoutBottomNavigations: entries(config.layoutBottomNavigations, localNavigationOf),
    supportLanguages: entries(config.supportLanguages, languageOf),
    supportLoginAreas: distinct(entries(config.supportLoginAreas, areaOf), ({ code }) => code),
    hiddenTicketPrice: config.hiddenTicketPrice === true,
    hiddenTicketPriceText: text(config.hiddenTicketPriceText),
    supportEmailOrder: config.supportEmailOrder === true,
    isOpenSite: config.isOpenSite === true,
    downloadBar: downloadBarOf(config.downloadBar),
    footerConfigVO: {
      links: distinct(entries(fieldsOf(config.footerConfigVO)?.links, footerLinkOf), ({ title }) => title),
    },
    searchBars: entries(config.searchBars, ({ placeholder }) => ({ placeholder: text(placeholder) })),
  }
}

function labelOf({ source, target }: Fields): LabelSetting {
  return { source: text(source), target: text(target) }
}

function themeOf({ theme, shopMainColor, navigateTextColor, priceColor, avatar }: Fields): ShopTheme {
  return {
    theme: theme === 'DARK' ? 'DARK' : 'LIGHT',
    shopMainColor: text(shopMainColor),
    navigateTextColor: text(navigateTextColor),
    priceColor: text(priceColor),
    avatar: text(avatar),
  }
}

function navigationOf({ style, icons }: Fields): BottomNavigation {
  return { style: text(style), icons: entries(icons, tabOf) }
}

function localNavigationOf(navigation: Fields): LocalBottomNavigation {
  const { langTag, terminal } = navigation
  return { ...navigationOf(navigation), langTag: text(langTag), terminal: text(terminal) }
}

function tabOf(tab: Fields): BottomNavigationItem {
  const { floorType, navigationName, iconUrl, selectedIconUrl, pagePath, jumpType, jumpTarget, jumpDetails } = tab
  const jump = fieldsOf(jumpDetails)
  return {
    floorType: text(floorType) as BottomNavigationItem['floorType'],
    navigationName: text(navigationName),
    iconUrl: text(iconUrl),
    selectedIconUrl: text(selectedIconUrl),
    pagePath: text(pagePath),
    jumpType: text(jumpType) as BottomNavigationItem['jumpType'],
    jumpTarget: text(jumpTarget),
    ...(jump && { jumpDetails: jumpOf(jump) }),
  }
}

function jumpOf({ type, target, path, appId, content }: Fields): Jump {
  return {
    type: text(type) as Jump['type'],
    target: text(target),
    path: text(path),
    appId: text(appId),
    content: text(content),
  }
}

/** The ways to log in stay in their order: the first one is offered first. */
function languageOf({ langTag, langName, loginMethod }: Fields): SupportedLanguage {
  const sent: unknown[] = Array.isArray(loginMethod) ? loginMethod : []
  return { langTag: text(langTag), langName: text(langName), loginMethod: sent.filter(isOfferedLogin) }
}

function isOfferedLogin(method: unknown): method is OfferedLogin {
  return method === 'EMAIL' || method === 'CELLPHONE' || method === 'GOOGLE' || method === 'APPLE'
}

function areaOf({ code, name }: Fields): LoginArea {
  return { code: text(code), name: text(name) }
}

function footerLinkOf({ title, jump }: Fields): FooterLink {
  return { title: text(title), jump: jumpOf(fieldsOf(jump) ?? {}) }
}

function downloadBarOf(sent: unknown): DownloadBar | undefined {
  const bar = fieldsOf(sent)
  if (bar === null) return undefined
  return { enable: bar.enable === true, logo: text(bar.logo), title: text(bar.title), url: text(bar.url) }
}

function entries<Entry>(sent: unknown, read: (fields: Fields) => Entry): Entry[] {
  if (!Array.isArray(sent)) return []
  return sent.slice(0, MAX_ENTRIES).flatMap((entry) => {
    const fields = fieldsOf(entry)
    return fields ? [read(fields)] : []
  })
}

/** The first of those that are called the same; what has no name cannot be chosen. */
function distinct<Entry>(all: Entry[], nameOf: (entry: Entry) => string): Entry[] {
  const names = all.map(nameOf)
  return all.filter((_entry, at) => names[at] !== '' && names.indexOf(names[at] ?? '') === at)
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : ''
}
