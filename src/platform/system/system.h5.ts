import { isIos, isOldIos } from '@/domain/ios'
import type { System } from './contract'

const DARK_QUERY = '(prefers-color-scheme: dark)'

/** It never changes, and some browsers answer slowly. */
const { userAgent } = navigator

export const system = {
  statusBarHeight: () => 0,
  capsuleWidth: () => 0,
  windowWidth: () => window.innerWidth,
  isIos: () => isIos(userAgent),
  textScale: () => 1,
  isOldPhone: () => isOldIos(userAgent),
  colorScheme: () => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'),

  onColorSchemeChange(listener) {
    const media = window.matchMedia(DARK_QUERY)
    const onChange = (event: MediaQueryListEvent) => listener(event.matches ? 'dark' : 'light')
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  },

  onNetworkChange(listener) {
    const onOnline = () => listener(true)
    const onOffline = () => listener(false)
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', onOffline)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
    }
  },
} satisfies System
