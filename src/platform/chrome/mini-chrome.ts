import Taro from '@tarojs/taro'
import type { Chrome } from './contract'

/** A vendor that lacks one of these calls, or refuses it, keeps its own colours: nothing else depends on them. */
function quietly(call: Promise<unknown> | undefined): void {
  call?.catch(() => {})
}

export const miniChrome = {
  setTitle(title) {
    quietly(Taro.setNavigationBarTitle?.({ title }))
  },

  applyTheme(scheme, { ground }, barScheme) {
    quietly(
      Taro.setNavigationBarColor?.({
        frontColor: barScheme === 'dark' ? '#ffffff' : '#000000',
        backgroundColor: ground,
      }),
    )
    quietly(
      Taro.setBackgroundColor?.({ backgroundColor: ground, backgroundColorTop: ground, backgroundColorBottom: ground }),
    )
    quietly(Taro.setBackgroundTextStyle?.({ textStyle: scheme === 'dark' ? 'light' : 'dark' }))
  },

  setLanguage() {},
} satisfies Chrome
