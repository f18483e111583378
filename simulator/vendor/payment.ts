import type { Platform } from '../package/platforms'
import { VendorRefusal } from './answers'
import type { Outcome, VendorApi, VendorHost } from './vendor-host'

/**
 * User's action at the cashier. `unknown`: the vendor does not report whether money moved. WeChat and Xiaohongshu have
 * no code for it; there it is a success whose payment has not reached the shop.
 */
export type PaymentOutcome = 'paid' | 'cancelled' | 'unknown' | 'failed'

/** Parameters passed to the cashier, in the vendor's fields. */
export type PaymentParameters = Record<string, unknown>

/** Alipay and Douyin distinguish outcomes by a code inside a success; the others by success and failure. */
const resultCodes = {
  alipay: { paid: '9000', cancelled: '6001', unknown: '8000', failed: '4000' },
  tt: { paid: 0, cancelled: 4, unknown: 9, failed: 2 },
} as const

/** Required parameters; a missing or empty one fails before the cashier opens. */
const requiredParameters: Record<string, readonly string[]> = {
  requestPayment: ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'],
  pay: ['orderInfo.order_id', 'orderInfo.order_token', 'service'],
  requestGuaranteeOrderPayment: ['orderInfo.orderId', 'orderInfo.payToken'],
  requestOrderPayment: ['orderInfo.orderId', 'orderInfo.payToken'],
}

/** The vendor's cashier. */
export class PaymentDesk {
  /** Parameters of all started payments. */
  readonly attempts: PaymentParameters[] = []
  /** Runs when the user pays, before the app receives the outcome: a test settles the order at the gateway here. */
  onPaid: (parameters: PaymentParameters) => Promise<void> = async () => undefined
  private readonly outcomes: PaymentOutcome[] = []

  constructor(private readonly host: VendorHost) {}

  /** Sets the next payment; by default the user pays. */
  next(outcome: PaymentOutcome): void {
    this.outcomes.push(outcome)
  }

  api(): VendorApi {
    const names: Record<Platform, string[]> = {
      weapp: ['requestPayment'],
      alipay: ['tradePay'],
      tt: ['pay'],
      xhs: ['requestGuaranteeOrderPayment', 'requestOrderPayment'],
    }
    const apis = names[this.host.platform].map((name) => [
      name,
      this.host.asyncApi<PaymentParameters>(name, (parameters) => this.pay(name, parameters)),
    ])
    return Object.fromEntries(apis)
  }

  private async pay(name: string, { success, fail, complete, ...parameters }: PaymentParameters): Promise<Outcome> {
    requireParameters(name, parameters)
    this.attempts.push(parameters)
    const outcome = this.outcomes.shift() ?? 'paid'
    if (outcome === 'paid') await this.onPaid(parameters)
    const { platform } = this.host
    if (platform === 'alipay') return { resultCode: resultCodes.alipay[outcome] }
    if (platform === 'tt') return { code: resultCodes.tt[outcome] }
    if (outcome === 'cancelled') throw new VendorRefusal('cancel')
    if (outcome === 'failed') throw new VendorRefusal(platform === 'weapp' ? '(system error)' : 'system error')
    return undefined
  }
}

function requireParameters(name: string, parameters: PaymentParameters): void {
  if (name === 'tradePay' && !parameters.tradeNO && !parameters.orderStr)
    throw new VendorRefusal('tradeNO or orderStr is needed', { error: 2 })
  for (const path of requiredParameters[name] ?? []) {
    const value = path.split('.').reduce<unknown>((object, member) => memberOf(object, member), parameters)
    if (value === undefined || value === '') throw new VendorRefusal(`parameter error: parameter.${path} is missing`)
  }
}

function memberOf(object: unknown, member: string): unknown {
  return typeof object === 'object' && object !== null ? (object as Record<string, unknown>)[member] : undefined
}
