import Taro from '@tarojs/taro'
import type { ColorScheme, ThemePalette } from '@/domain/theme-palette'

/** A vendor that lacks one of these calls, or rejects it, keeps its own colours: nothing else depends on them. */
export function quietly(call: Promise<unknown> | undefined): void {
  call?.catch(() => {})
}

/** Colour of the vendor's content in the title bar. */
export function frontColorOf(barScheme: ColorScheme): '#ffffff' | '#000000' {
  return barScheme === 'dark' ? '#ffffff' : '#000000'
}

/** Background visible when a page is pulled beyond its ends. */
export function applyBackground(scheme: ColorScheme, { background }: ThemePalette): void {
  quietly(
    Taro.setBackgroundColor?.({
      backgroundColor: background,
      backgroundColorTop: background,
      backgroundColorBottom: background,
    }),
  )
  quietly(Taro.setBackgroundTextStyle?.({ textStyle: scheme === 'dark' ? 'light' : 'dark' }))
}
