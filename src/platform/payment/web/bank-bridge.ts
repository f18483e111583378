import type { NetPayParams } from '@/contracts/payment/pay'
import type { PaymentOutcome } from '../contract'

/** Object that the bank's Android app injects into the page. */
interface BankService {
  submitOrder(
    interfaceName: string,
    interfaceVersion: string,
    tranData: string,
    merSignMsg: string,
    merCert: string,
    clientType: string,
  ): void
}

declare global {
  interface Window {
    PortalRequestService?: BankService
  }
}

/** The bank's names for its apps. */
const CLIENT_IOS = '21'
const CLIENT_ANDROID = '22'

/** Lifetime of the frame that passes an order to the iOS app, ms. */
const FRAME_LIFE_MS = 1000

/**
 * Passes an order to the bank's payment. The bank never reports a result, so every sent order is `unknown` and queried.
 */
export function payThroughBank(params: NetPayParams): PaymentOutcome {
  try {
    submitOrder(params)
    return { status: 'unknown' }
  } catch (error) {
    return { status: 'failed', reason: String(error), isHostError: true }
  }
}

function submitOrder(params: NetPayParams): void {
  const { interfaceName, interfaceVersion, tranData, merSignMsg, merCert } = params
  if (/iPhone|iPad|iPod/i.test(navigator.userAgent)) {
    openInFrame(params)
  } else if (/PromptFlag/.test(navigator.userAgent)) {
    window.prompt('submitOrder', JSON.stringify({ ...params, clientType: CLIENT_ANDROID }))
  } else {
    const service = window.PortalRequestService
    if (!service) throw new Error('the app of the bank has no PortalRequestService')
    service.submitOrder(interfaceName, interfaceVersion, tranData, merSignMsg, merCert, CLIENT_ANDROID)
  }
}

function openInFrame(params: NetPayParams): void {
  const query = Object.entries({ startType: 'B2C', ...params, clientType: CLIENT_IOS })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = `Native://${query}`
  document.body.appendChild(frame)
  setTimeout(() => frame.remove(), FRAME_LIFE_MS)
}
