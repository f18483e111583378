import Taro from '@tarojs/taro'
import { vendorMessage } from '../vendor-error'
import type { Locator } from './contract'

/** Alipay's number for a user who refuses. */
const REFUSED = 2001

export const miniLocator: Locator = {
  async locate() {
    try {
      // Alipay answers with text.
      const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
      return { kind: 'located', lat: Number(latitude), lng: Number(longitude) }
    } catch (error) {
      return { kind: isDenied(error) ? 'denied' : 'failed' }
    }
  },
}

function isDenied(thrown: unknown): boolean {
  return /deny|denied|permission/i.test(vendorMessage(thrown)) || (thrown as { error?: number })?.error === REFUSED
}
