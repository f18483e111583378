import { DEFAULT_LOCALE, type Locale } from '@/domain/locale'
import { SETTINGS } from '../../config/settings/settings'

/** Shop of the gateway, from the settings of its merchant (docs/configuration.md). */
export interface Brand {
  merchantId: string
  appId: string
  /** `#RRGGBB`. */
  color: string
  /** Empty for the name of the demo shop. */
  names: Readonly<Partial<Record<Locale, string>>>
}

/** The demo shop. */
export const DEMO_BRAND: Brand = {
  merchantId: SETTINGS.MERCHANT_ID.fallback,
  appId: SETTINGS.APP_ID.fallback,
  color: SETTINGS.THEME_COLOR.fallback,
  names: {},
}

/** The name in a language, else that of the default language; undefined for the demo shop. */
export function brandName({ names }: Brand, locale: Locale): string | undefined {
  return names[locale] ?? names[DEFAULT_LOCALE]
}
