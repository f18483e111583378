import Taro from '@tarojs/taro'
import type { Updater } from './contract'

export const updater: Updater = {
  watch(listener) {
    const manager = Taro.getUpdateManager?.()
    manager?.onUpdateReady(() => listener('ready'))
    manager?.onUpdateFailed(() => listener('failed'))
  },
  restart() {
    Taro.getUpdateManager?.()?.applyUpdate()
  },
}
