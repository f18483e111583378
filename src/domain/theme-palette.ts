import { mixColors, parseHexColor, readableOn, textColorOn } from './color'

export type ColorScheme = 'light' | 'dark'

/** The colours a merchant may set for a theme; wrong or missing ones fall back. */
export interface MerchantColors {
  shopMainColor?: string
  /** The main colour of a merchant without colours for each theme. */
  themeColor?: string
  /** Base that faint backgrounds are mixed with; the main colour by default. */
  shopMixedColor?: string
  /** Of the title bar. */
  navigateTextColor?: string
  priceColor?: string
}

/** Every colour a screen may use, as `#RRGGBB`. */
export interface ThemePalette {
  main: string
  /** Text on a background of the main colour. */
  onMain: string
  /** A faint background in the main colour, or the merchant's colour for it. */
  mainSoft: string
  /** The main colour as text on cards and backgrounds. */
  mainText: string
  price: string
  /** Colour of errors; never the merchant's. */
  danger: string
  background: string
  card: string
  text: string
  /** The title of a page and what stands beside it in the bar. */
  title: string
  sub: string
  line: string
}

/** The fallback main colour of a shop that sets none. */
export const FALLBACK_MAIN_COLOR = '#FF7A1A'

/** Scheme of a merchant whose themes are all light or all dark (SHELL-060); null for both, or none. */
export function onlyScheme(themes: readonly { theme: 'LIGHT' | 'DARK' }[]): ColorScheme | null {
  const isOf = (scheme: 'LIGHT' | 'DARK') => themes.length > 0 && themes.every(({ theme }) => theme === scheme)
  return isOf('LIGHT') ? 'light' : isOf('DARK') ? 'dark' : null
}

type BasePalette = Omit<ThemePalette, 'main' | 'onMain' | 'mainSoft' | 'mainText' | 'title'>

const BASE: Readonly<Record<ColorScheme, BasePalette>> = {
  light: {
    background: '#F5F6F8',
    card: '#FFFFFF',
    text: '#1D1E20',
    sub: '#62666E',
    line: '#E8EAEE',
    price: '#E0281B',
    danger: '#C5221F',
  },
  dark: {
    background: '#121317',
    card: '#1C1E24',
    text: '#F2F3F5',
    sub: '#A3A8B5',
    line: '#2C2F37',
    price: '#FF7A6B',
    danger: '#FF8A80',
  },
}

/** The palette of a scheme with the merchant's colours; whatever they are, text on them stays readable (4.5:1). */
export function themePalette(scheme: ColorScheme, merchant: MerchantColors = {}): ThemePalette {
  const base = BASE[scheme]
  const main = parseHexColor(merchant.shopMainColor) ?? parseHexColor(merchant.themeColor) ?? FALLBACK_MAIN_COLOR
  const mixed = parseHexColor(merchant.shopMixedColor) ?? main
  const mainSoft = mixColors(base.card, mixed, scheme === 'light' ? 0.1 : 0.18)
  const price = parseHexColor(merchant.priceColor) ?? base.price
  const title = parseHexColor(merchant.navigateTextColor) ?? base.text
  return {
    ...base,
    main,
    onMain: textColorOn(main),
    mainSoft,
    mainText: readableOn([mainSoft, base.card, base.background], main),
    price: readableOn([base.card, base.background], price),
    title: readableOn([base.card, base.background], title),
  }
}
