import type { ColorScheme, ThemePalette } from '@/domain/theme-palette'

/** Surroundings of a page, drawn by the system: title, system bars, background. */
export interface WindowChrome {
  /** True if the vendor draws a back or home button over the page's title bar. */
  readonly drawsWayBack: boolean
  setTitle(title: string): void
  /** Applies the theme to system parts; `barScheme` is that of the title bar. */
  applyTheme(scheme: ColorScheme, palette: ThemePalette, barScheme: ColorScheme): void
  /** Sets the language of the texts, for screen readers. */
  setLanguage(tag: string): void
}
