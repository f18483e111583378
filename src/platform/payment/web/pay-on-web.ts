import type { PaymentInfo } from '@/contracts/payment/pay'
import { webPaymentWay } from '@/domain/pay-info'
import { terminal } from '../../terminal/terminal'
import type { PaymentOutcome } from '../contract'
import { payThroughBank } from './bank-bridge'
import { nativeBridge, payThroughWrapper } from './native-bridge'
import { formOf, isPayAddress } from './pay-page'
import { payThroughWechat } from './wechat-bridge'

/** Pays by the method that fits the payment and the window. */
export async function payOnWeb(info: PaymentInfo, mayLeave: () => Promise<boolean>): Promise<PaymentOutcome> {
  const bridge = nativeBridge()
  switch (webPaymentWay(info, { host: terminal.host, hasNativeBridge: bridge !== null })) {
    case 'wechat-bridge':
      return payThroughWechat(info)
    case 'bank-bridge':
      return info.netPayParams ? payThroughBank(info.netPayParams) : { status: 'unsupported' }
    case 'native-bridge':
      return bridge ? payThroughWrapper(bridge, info) : { status: 'unsupported' }
    case 'form':
      return (await mayLeave()) ? submitForm(info) : { status: 'cancelled' }
    case 'link':
      return (await mayLeave()) ? followLink(info.normalUrl ?? '') : { status: 'cancelled' }
    default:
      return { status: 'unsupported' }
  }
}

function followLink(address: string): PaymentOutcome {
  if (!isPayAddress(address)) return { status: 'failed', reason: 'the address of the payment is not allowed' }
  window.location.assign(address)
  return { status: 'left' }
}

function submitForm(info: PaymentInfo): PaymentOutcome {
  const form = formOf(info)
  if (!form) return { status: 'failed', reason: 'the form of the payment is not allowed' }
  document.body.appendChild(form)
  form.submit()
  return { status: 'left' }
}
