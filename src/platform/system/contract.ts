import type { ColorScheme } from '@/domain/theme-palette'

export type Unsubscribe = () => void

/** Facts of the device and its system: sizes in px, theme, network. */
export interface System {
  /** Height of the status bar over a page without a native title bar; 0 if there is none. */
  statusBarHeight(): number
  /** Width of the vendor's capsule at the right of the title bar; 0 if there is none. */
  capsuleWidth(): number
  windowWidth(): number
  isIos(): boolean
  /** True for an iPhone before iOS 12, which does not support every picture format. */
  isOldPhone(): boolean
  /** Theme of the device. */
  colorScheme(): ColorScheme
  onColorSchemeChange(listener: (scheme: ColorScheme) => void): Unsubscribe
  /** Text scale set in the vendor's app: 1 to 1.4; 1 if unknown. */
  textScale(): number
  /** Calls the listener with true when the network returns and with false when it is lost. */
  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe
}
