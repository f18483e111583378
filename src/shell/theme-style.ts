import type { CSSProperties } from 'react'
import type { ThemePalette } from '@/domain/theme-palette'

/** The palette as CSS variables, for the root of a page: every colour below it comes from them. */
export function themeStyle(palette: ThemePalette): CSSProperties {
  return {
    '--main': palette.main,
    '--on-main': palette.onMain,
    '--main-soft': palette.mainSoft,
    '--main-text': palette.mainText,
    '--price': palette.price,
    '--danger': palette.danger,
    '--background': palette.background,
    '--card': palette.card,
    '--text': palette.text,
    '--title': palette.title,
    '--sub': palette.sub,
    '--line': palette.line,
  } as CSSProperties
}
