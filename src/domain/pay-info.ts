import type { PaymentInfo, PayOutput } from '@/contracts/payment/pay'

/** Payment data in the answer of the pay call, in any of its shapes (PAY-037); null without any. */
export function payInfoOf({ normalUrl, paymentInfoMap, paymentInfo }: PayOutput): PaymentInfo | null {
  const merged: PaymentInfo = { ...fromEither(paymentInfo), ...paymentInfoMap, ...(normalUrl && { normalUrl }) }
  const address = merged.normalUrl || merged.mwebUrl
  const info = address ? { ...merged, normalUrl: address } : merged
  return Object.values(info).some(Boolean) ? info : null
}

function fromEither(paymentInfo: PayOutput['paymentInfo']): PaymentInfo {
  if (typeof paymentInfo !== 'string') return paymentInfo ?? {}
  const text = paymentInfo.trim()
  if (text.startsWith('<')) return { form: text }
  if (/^https?:/i.test(text)) return { normalUrl: text }
  return fromJson(text)
}

function fromJson(text: string): PaymentInfo {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as PaymentInfo) : {}
  } catch {
    return {}
  }
}

/** Payment method of a web page. */
export type WebPaymentWay = 'wechat-bridge' | 'bank-bridge' | 'native-bridge' | 'code' | 'form' | 'link' | 'none'

/** The window a page on the web runs in. */
interface PaymentWindow {
  host: string
  /** The wrapper lends its own payment. */
  hasNativeBridge: boolean
}

/**
 * Payment method on the web: the bridge of the window if it fits, otherwise a QR code, a form, or a link. Bridges of
 * other windows do not count.
 */
export function webPaymentWay(info: PaymentInfo, { host, hasNativeBridge }: PaymentWindow): WebPaymentWay {
  if (host === 'native' && hasNativeBridge) return 'native-bridge'
  if (info.netPayParams) return host === 'bank' ? 'bank-bridge' : 'none'
  if (info.package) return host === 'wechat' ? 'wechat-bridge' : 'none'
  if (info.codeUrl) return 'code'
  if (info.formAction || info.form) return 'form'
  return info.normalUrl ? 'link' : 'none'
}
