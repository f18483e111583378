import Taro from '@tarojs/taro'
import { isIos, isOldIos } from '@/domain/ios'
import type { ColorScheme } from '@/domain/theme-palette'
import type { System } from './contract'

/** Px between the capsule and the right edge, added to the capsule. */
const CAPSULE_MARGIN = 8

/** All four vendors answer alike through Taro; missing values have a harmless default. */
export const system = {
  statusBarHeight: () => windowInfo().statusBarHeight ?? 20,

  capsuleWidth() {
    try {
      const { left } = Taro.getMenuButtonBoundingClientRect()
      return left > 0 ? windowInfo().windowWidth - left + CAPSULE_MARGIN : 0
    } catch {
      return 0
    }
  },

  windowWidth: () => windowInfo().windowWidth,

  isIos: () => isIos(deviceSystem),

  isOldPhone: () => isOldIos(deviceSystem),

  colorScheme: currentScheme,

  /** Only WeChat reports changes; elsewhere the value is read when the user returns to the app. */
  onColorSchemeChange(listener) {
    if (!Taro.onThemeChange) {
      const onReturn = () => listener(currentScheme())
      Taro.onAppShow?.(onReturn)
      return () => Taro.offAppShow?.(onReturn)
    }
    const onChange = ({ theme }: { theme: string }) => listener(theme === 'dark' ? 'dark' : 'light')
    Taro.onThemeChange(onChange as Taro.onThemeChange.Callback)
    return () => Taro.offThemeChange?.(onChange as Taro.onThemeChange.Callback)
  },

  textScale() {
    if (textScale === 0) textScale = chosenTextScale()
    return textScale
  },

  onNetworkChange(listener) {
    const onChange = ({ isConnected }: { isConnected: boolean }) => listener(isConnected)
    // The app starts without the call: failed requests report the missing network.
    Taro.onNetworkStatusChange?.(onChange)
    return () => Taro.offNetworkStatusChange?.(onChange)
  },
} satisfies System

/** Read once: every picture of a page needs it. */
const deviceSystem = systemOf((Taro.getDeviceInfo ?? Taro.getSystemInfoSync)?.())

/** Alipay returns the version number alone, and the system name separately. */
function systemOf({ platform = '', system = '' }: { platform?: string; system?: string } = {}): string {
  return `${platform} ${system}`
}

function currentScheme(): ColorScheme {
  return setting('theme') === 'dark' ? 'dark' : 'light'
}

/** Setting of the vendor's app. Alipay's short call omits what its long one returns. */
function setting(name: 'theme' | 'fontSizeScaleFactor' | 'fontSizeSetting'): unknown {
  const short: Record<string, unknown> = { ...Taro.getAppBaseInfo?.() }
  return short[name] ?? ({ ...Taro.getSystemInfoSync?.() } as Record<string, unknown>)[name]
}

/** Largest default text size of a vendor's app, px. */
const DELIVERED_TEXT_PX = 17
/** Maximum scale of the layouts, and that of WeChat's care mode. */
const MAX_TEXT_SCALE = 1.4

/** 0 until first read, and after the user returns, who may have changed it. */
let textScale = 0
Taro.onAppShow?.(() => {
  textScale = 0
})

function chosenTextScale(): number {
  const size = Number(setting('fontSizeScaleFactor') ?? setting('fontSizeSetting')) || 1
  // Some versions return the factor, others the size.
  const factor = size < 5 ? size : size / DELIVERED_TEXT_PX
  return Math.min(Math.max(factor, 1), MAX_TEXT_SCALE)
}

function windowInfo(): Pick<Taro.getWindowInfo.Result, 'statusBarHeight' | 'windowWidth'> {
  return (Taro.getWindowInfo ?? Taro.getSystemInfoSync)()
}
