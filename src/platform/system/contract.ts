import type { ColorScheme } from '@/domain/theme-palette'

export type Unsubscribe = () => void

/** What the device and its system tell: sizes in px, appearance, network. */
export interface System {
  /** Height of the phone's status bar over a page without a native title bar; 0 if there is none. */
  statusBarHeight(): number
  /** Width at the right of the title bar that the vendor's own capsule covers; 0 if there is none. */
  capsuleWidth(): number
  windowWidth(): number
  isIos(): boolean
  /** An iPhone before iOS 12, which cannot read every kind of picture. */
  isOldPhone(): boolean
  /** The appearance the user chose for the whole device. */
  colorScheme(): ColorScheme
  onColorSchemeChange(listener: (scheme: ColorScheme) => void): Unsubscribe
  /** How many times as large as designed the user has made texts in the vendor's app: 1 to 1.4; 1 where nobody says. */
  textScale(): number
  /** Called with true when the network comes back and with false when it goes. */
  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe
}
