import type { Payable } from '@/blocks/payment/pay-input'
import { PaymentSheet } from '@/blocks/payment/payment-sheet'
import type { PaymentOption } from '@/contracts/payment/list-cashiers'
import { routes } from '@/routes'
import type { PaymentResult } from '@/services/payment/payment-result'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { type RenderOptions, renderPage } from './render-page'
import { tap } from './screen'
import { newBuyer, unpaidOrder } from './screen-orders'
import type { TestNetwork } from './test-app'

export type Intercept = TestNetwork['intercept']

/** The sheet on a page that wants to hear how paying ended. */
export async function openSheet(options: RenderOptions & { order?: Partial<Payable>; intercept?: Intercept } = {}) {
  const { order: changes, intercept = null, prepare, ...rest } = options
  const signedInAs = newBuyer()
  const placed = await unpaidOrder(signedInAs)
  const order = { ...placed, ...changes }
  const results: PaymentResult[] = []
  const Paying = () => (
    <PageFrame
      title="Order"
      overlay={<PaymentSheet order={order} onClose={() => {}} onResult={(result) => void results.push(result)} />}
    >
      {null}
    </PageFrame>
  )
  const opened = await renderPage(page(Paying, routes.orderDetail), routes.orderDetail, {
    ...rest,
    params: { orderId: order.orderId },
    signedInAs,
    prepare(testApp) {
      testApp.network.intercept = intercept
      return prepare?.(testApp)
    },
  })
  return { ...opened, order, results }
}

/** Lets an answer of the gateway through, changed. */
export function answering(path: string, data: unknown): NonNullable<Intercept> {
  return ({ url }) =>
    url.includes(path) ? { status: 200, headers: {}, body: { statusCode: 200, comments: '', data } } : undefined
}

/** A payment method, limited to a number of seconds. */
export function option(
  paymentProduct: string,
  payReserveTime: number,
  more: Partial<PaymentOption> = {},
): PaymentOption {
  const names = { name: paymentProduct, displayName: paymentProduct }
  return { paymentProduct, ...names, isCheck: false, currency: 'CNY', payReserveTime, ...more }
}

const TOTAL = { prefix: '¥', yuanNum: '120', centNum: '00', suffix: '' }
/** Lets the shop offer these ways to pay. */
export const cashiers = (...payments: PaymentOption[]) =>
  answering('payments/cashiers', { payments, totalInfo: TOTAL, payAmount: 120 })

/** Agrees, and pays with what is chosen. */
export async function pay() {
  await tap('agree-payment')
  await tap('pay')
}
