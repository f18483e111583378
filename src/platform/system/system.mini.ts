import Taro from '@tarojs/taro'
import { isIos, isOldIos } from '@/domain/ios'
import type { ColorScheme } from '@/domain/theme-palette'
import type { System } from './contract'

/** The px between the capsule and the right edge, on top of the capsule itself. */
const CAPSULE_MARGIN = 8

/** All four vendors answer alike through Taro; what one lacks falls back to a value that does no harm. */
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

  /** Only WeChat tells of a change; elsewhere users who come back from the phone's settings are requested. */
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
    // Without the call the app starts all the same: requests that fail say that there is no network.
    Taro.onNetworkStatusChange?.(onChange)
    return () => Taro.offNetworkStatusChange?.(onChange)
  },
} satisfies System

/** Asked for once: every picture of a page wants to know. */
const deviceSystem = systemOf((Taro.getDeviceInfo ?? Taro.getSystemInfoSync)?.())

/** Alipay has the number of the system alone, and its name apart. */
function systemOf({ platform = '', system = '' }: { platform?: string; system?: string } = {}): string {
  return `${platform} ${system}`
}

function currentScheme(): ColorScheme {
  return told('theme') === 'dark' ? 'dark' : 'light'
}

/** What the vendor's app is set to. Alipay's short call leaves out what its long one says. */
function told(name: 'theme' | 'fontSizeScaleFactor' | 'fontSizeSetting'): unknown {
  const short: Record<string, unknown> = { ...Taro.getAppBaseInfo?.() }
  return short[name] ?? ({ ...Taro.getSystemInfoSync?.() } as Record<string, unknown>)[name]
}

/** The largest text size that a vendor's app is delivered with, px. */
const DELIVERED_TEXT_PX = 17
/** The largest that layouts are made for, and that of WeChat's care mode. */
const MAX_TEXT_SCALE = 1.4

/** 0 until somebody asks, and when the user comes back and may have changed it. */
let textScale = 0
Taro.onAppShow?.(() => {
  textScale = 0
})

function chosenTextScale(): number {
  const size = Number(told('fontSizeScaleFactor') ?? told('fontSizeSetting')) || 1
  // Some versions give the factor, others the size.
  const factor = size < 5 ? size : size / DELIVERED_TEXT_PX
  return Math.min(Math.max(factor, 1), MAX_TEXT_SCALE)
}

function windowInfo(): Pick<Taro.getWindowInfo.Result, 'statusBarHeight' | 'windowWidth'> {
  return (Taro.getWindowInfo ?? Taro.getSystemInfoSync)()
}
