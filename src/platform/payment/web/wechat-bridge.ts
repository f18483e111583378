import type { PaymentInfo } from '@/contracts/payment/pay'
import type { PaymentOutcome } from '../contract'

interface WechatBridge {
  invoke(name: string, parameters: object, done: (result: { err_msg?: string }) => void): void
}

declare global {
  interface Window {
    WeixinJSBridge?: WechatBridge
  }
}

/** Maximum time until WeChat injects its bridge, ms. */
const BRIDGE_WAIT_MS = 3000

/** Pays through WeChat. Its result proves nothing; the order is queried. */
export async function payThroughWechat(info: PaymentInfo): Promise<PaymentOutcome> {
  const bridge = window.WeixinJSBridge ?? (await arrivedBridge())
  if (!bridge) return { status: 'failed', reason: 'WeixinJSBridge did not come', isHostError: true }
  const { appId, timeStamp, nonceStr, signType, paySign } = info
  const parameters = { appId, timeStamp, nonceStr, package: info.package, signType, paySign }
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: message = '' }) => resolve(outcomeOf(message)))
  })
}

function outcomeOf(message: string): PaymentOutcome {
  if (message.endsWith(':ok')) return { status: 'submitted' }
  if (message.endsWith(':cancel')) return { status: 'cancelled' }
  return { status: 'failed', reason: message }
}

function arrivedBridge(): Promise<WechatBridge | undefined> {
  return new Promise((resolve) => {
    const found = () => resolve(window.WeixinJSBridge)
    document.addEventListener('WeixinJSBridgeReady', found, { once: true })
    setTimeout(found, BRIDGE_WAIT_MS)
  })
}
