import type { ColorScheme } from '@/domain/theme-palette'
import type { System, Unsubscribe } from './contract'

/** A test device whose theme and network change on command. */
export class FakeSystem implements System {
  private scheme: ColorScheme = 'light'
  private readonly schemeListeners = new Set<(scheme: ColorScheme) => void>()
  private readonly networkListeners = new Set<(isOnline: boolean) => void>()

  statusBarHeight = () => 20
  capsuleWidth = () => 95
  windowWidth = () => 375
  isIos = () => false
  isOldPhone = () => false
  textScale = () => 1
  colorScheme = () => this.scheme

  onColorSchemeChange(listener: (scheme: ColorScheme) => void): Unsubscribe {
    this.schemeListeners.add(listener)
    return () => this.schemeListeners.delete(listener)
  }

  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe {
    this.networkListeners.add(listener)
    return () => this.networkListeners.delete(listener)
  }

  turn(scheme: ColorScheme): void {
    this.scheme = scheme
    for (const listener of this.schemeListeners) listener(scheme)
  }

  network(isOnline: boolean): void {
    for (const listener of this.networkListeners) listener(isOnline)
  }
}
