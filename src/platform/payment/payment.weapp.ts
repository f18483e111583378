import Taro from '@tarojs/taro'
import { vendorMessage } from '../vendor-error'
import type { Payment } from './contract'

export const payment = {
  returnOrigin: '',

  async start(info) {
    if (!info.package) return { status: 'unsupported' }
    const { timeStamp = '', nonceStr = '', signType, paySign = '' } = info
    try {
      await Taro.requestPayment({
        timeStamp,
        nonceStr,
        package: info.package,
        signType: signType as keyof Taro.requestPayment.SignType,
        paySign,
      })
      return { status: 'submitted' }
    } catch (thrown) {
      const reason = vendorMessage(thrown)
      return reason.includes('cancel') ? { status: 'cancelled' } : { status: 'failed', reason }
    }
  },
} satisfies Payment
