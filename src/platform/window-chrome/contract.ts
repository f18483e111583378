import type { ColorScheme, ThemePalette } from '@/domain/theme-palette'

/** What lies around a page and is not drawn by it: title, system bars, the background behind it. */
export interface WindowChrome {
  /** The vendor draws the way back, or home, over the page's title bar. */
  readonly drawsWayBack: boolean
  setTitle(title: string): void
  /** Makes the system's parts follow the theme; `barScheme` is that of the title bar and what the system draws on it. */
  applyTheme(scheme: ColorScheme, palette: ThemePalette, barScheme: ColorScheme): void
  /** Names the language of the texts, for screen readers. */
  setLanguage(tag: string): void
}
