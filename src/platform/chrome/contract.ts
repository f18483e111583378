import type { ColorScheme, ThemePalette } from '@/domain/theme-palette'

/** What lies around a page and is not drawn by it: title, system bars, the ground behind it. */
export interface Chrome {
  setTitle(title: string): void
  /** Makes the system's parts follow the theme. */
  applyTheme(scheme: ColorScheme, palette: ThemePalette): void
  /** Names the language of the texts, for screen readers. */
  setLanguage(tag: string): void
}
