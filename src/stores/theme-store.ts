import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { type ColorScheme, onlyScheme, type ThemePalette, themePalette } from '@/domain/theme-palette'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { System } from '@/platform/system/contract'

/** Follow the device, or stay light or dark (SHELL-057). */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const STORAGE_KEY = 'theme'

export interface ThemeStoreParts {
  storage: KeyValueStorage
  system: System
  launchQuery: Readonly<Record<string, string>>
  /** The merchant's colours and appearance; null until the configuration is there. */
  shopColors(): ShopColors | null
}

type ShopColors = Pick<ShopConfig, 'availableShopThemes' | 'themeColor' | 'shopMixedColor' | 'themeMode'>

/** The appearance of the app: the user's choice, the device's, and the merchant's colours. */
export class ThemeStore {
  choice: ThemeChoice
  /** From the address; it wins over the choice and is never saved. */
  readonly forced: ThemeChoice | null
  private systemScheme: ColorScheme

  constructor(private readonly parts: ThemeStoreParts) {
    this.choice = asChoice(parts.storage.get<string>(STORAGE_KEY)) ?? 'system'
    this.forced = asChoice(parts.launchQuery.theme ?? null)
    this.systemScheme = parts.system.colorScheme()
    makeRefObservable(this)
    parts.system.onColorSchemeChange(this.followSystem)
  }

  /** The merchant's appearance for everyone (SHELL-013): the one with a theme, or the configured one; null if users choose. */
  get fixed(): ColorScheme | null {
    const { themeMode } = this.parts.shopColors() ?? {}
    return this.only ?? (themeMode === 'LIGHT' ? 'light' : themeMode === 'DARK' ? 'dark' : null)
  }

  get scheme(): ColorScheme {
    const choice = this.only ?? this.forced ?? this.fixed ?? this.choice
    return choice === 'system' ? this.systemScheme : choice
  }

  get palette(): ThemePalette {
    return this.paletteOf(this.scheme)
  }

  /** Stands for users without a picture; empty if the merchant has none. */
  get standInAvatar(): string {
    return this.shopThemeOf(this.scheme)?.avatar ?? ''
  }

  /** Of what is light in both appearances, such as a ticket that a gate reads. */
  get lightPalette(): ThemePalette {
    return this.paletteOf('light')
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice
    this.parts.storage.set(STORAGE_KEY, choice)
  }

  private get only(): ColorScheme | null {
    return onlyScheme(this.parts.shopColors()?.availableShopThemes ?? [])
  }

  private paletteOf(scheme: ColorScheme): ThemePalette {
    const { themeColor = '', shopMixedColor = '' } = this.parts.shopColors() ?? {}
    return themePalette(scheme, { ...this.shopThemeOf(scheme), themeColor, shopMixedColor })
  }

  private shopThemeOf(scheme: ColorScheme) {
    const themes = this.parts.shopColors()?.availableShopThemes ?? []
    const wanted = scheme === 'dark' ? 'DARK' : 'LIGHT'
    return themes.find(({ theme }) => theme === wanted) ?? themes[0]
  }

  private followSystem(scheme: ColorScheme): void {
    this.systemScheme = scheme
  }
}

function asChoice(value: string | null): ThemeChoice | null {
  return THEME_CHOICES.find((choice) => choice === value) ?? null
}
