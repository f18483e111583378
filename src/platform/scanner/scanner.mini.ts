import Taro from '@tarojs/taro'
import { refusalOf } from '../vendor-error'
import type { Scanner } from './contract'

/** Alipay's code for a cancelled scan. */
const LEFT = 10

export const scanner: Scanner = {
  isSupported: true,
  async scan() {
    try {
      const answer = (await Taro.scanCode({})) as { result?: string; code?: string }
      return { kind: 'scanned', text: answer.result ?? answer.code ?? '' }
    } catch (error) {
      return refusalOf(error, { closed: LEFT })
    }
  },
}
