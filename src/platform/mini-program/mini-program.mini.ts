import Taro from '@tarojs/taro'
import { isCancel } from '../vendor-error'
import type { MiniProgramJump } from './contract'

export const miniProgram: MiniProgramJump = {
  async open(appId, path) {
    try {
      await Taro.navigateToMiniProgram({ appId, path })
      return 'opened'
    } catch (error) {
      return isCancel(error) ? 'cancelled' : 'failed'
    }
  },
}
