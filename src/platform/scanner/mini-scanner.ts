import Taro from '@tarojs/taro'
import { isCancel, isDenied, vendorMessage } from '../vendor-error'
import type { Scanner } from './contract'

/** Alipay's number for a scan that the user left. */
const LEFT = 10

export const miniScanner: Scanner = {
  isSupported: true,
  async scan() {
    try {
      const answer = (await Taro.scanCode({})) as { result?: string; code?: string }
      return { kind: 'scanned', text: answer.result ?? answer.code ?? '' }
    } catch (error) {
      if (isCancel(error) || (error as { error?: number })?.error === LEFT) return { kind: 'cancelled' }
      return isDenied(error) ? { kind: 'denied' } : { kind: 'failed', reason: vendorMessage(error) }
    }
  },
}
