import Taro from '@tarojs/taro'
import type { WindowChrome } from './contract'

/** A vendor that lacks one of these calls, or refuses it, keeps its own colours: nothing else depends on them. */
function quietly(call: Promise<unknown> | undefined): void {
  call?.catch(() => {})
}

export const windowChrome = {
  setTitle(title) {
    quietly(Taro.setNavigationBarTitle?.({ title }))
  },

  applyTheme(scheme, { background }, barScheme) {
    quietly(
      Taro.setNavigationBarColor?.({
        frontColor: barScheme === 'dark' ? '#ffffff' : '#000000',
        backgroundColor: background,
      }),
    )
    quietly(
      Taro.setBackgroundColor?.({
        backgroundColor: background,
        backgroundColorTop: background,
        backgroundColorBottom: background,
      }),
    )
    quietly(Taro.setBackgroundTextStyle?.({ textStyle: scheme === 'dark' ? 'light' : 'dark' }))
  },

  setLanguage() {},
} satisfies WindowChrome
