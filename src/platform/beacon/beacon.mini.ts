import Taro from '@tarojs/taro'
import type { Beacon } from './contract'

/** A mini-program stays alive for a while after it is hidden: an ordinary call suffices. */
export const beacon: Beacon = {
  onHide(listener) {
    Taro.onAppHide?.(listener)
    return () => Taro.offAppHide?.(listener)
  },
  send: () => false,
}
