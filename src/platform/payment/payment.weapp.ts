import Taro from '@tarojs/taro'
import { vendorMessage } from '../vendor-error'
import type { Payment } from './contract'

export const payment = {
  leavesApp: false,
  returnOrigin: '',

  async start({ paymentInfoMap }) {
    if (!paymentInfoMap?.package) return { status: 'unsupported' }
    const { timeStamp = '', nonceStr = '', signType, paySign = '' } = paymentInfoMap
    try {
      await Taro.requestPayment({
        timeStamp,
        nonceStr,
        package: paymentInfoMap.package,
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
