import Taro from '@tarojs/taro'
import type { Video } from './contract'

export const video = {
  play(id) {
    Taro.createVideoContext?.(id)?.play()
  },

  pause(id) {
    Taro.createVideoContext?.(id)?.pause()
  },
} satisfies Video
