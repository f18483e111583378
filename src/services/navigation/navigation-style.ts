import { parseHexColor, readableOn } from '@/domain/color'
import type { ThemePalette } from '@/domain/theme-palette'

/** Style of the bottom navigation by the merchant (SHELL-226). */
export interface NavigationStyle {
  /** The middle one of 3 or 5 has a large icon; 4 have no middle. */
  bigItem: number | null
  /** Colours of the texts, `#RRGGBB`, readable on the bar; null for those of the theme. */
  selectedColor: string | null
  unselectedColor: string | null
  /** Floors that the app has icons for are drawn with them, in the colour of the text. */
  hasOwnIcons: boolean
}

/** Odd style texts mean the usual style. */
export function navigationStyle(style: string, count: number, { card }: ThemePalette): NavigationStyle {
  const { navigationType, selectedTextColor, unselectedTextColor, iconColorType } = fieldsOf(style)
  const hasMiddle = count === 3 || count === 5
  const colorOf = (sent: unknown) => {
    const color = typeof sent === 'string' ? parseHexColor(sent) : null
    return color && readableOn([card], color)
  }
  return {
    bigItem: navigationType === 'OUTER' && hasMiddle ? (count - 1) / 2 : null,
    selectedColor: colorOf(selectedTextColor),
    unselectedColor: colorOf(unselectedTextColor),
    hasOwnIcons: iconColorType === 'TEXT',
  }
}

function fieldsOf(style: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(style)
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
