import type { CouponDetail } from '@/contracts/coupon/coupon'
import type { ListOwnCouponsOutput } from '@/contracts/coupon/list-own-coupons'
import type { Invoice } from '@/contracts/invoice/invoice'
import type { CreateOrderInput, CreateOrderOutput } from '@/contracts/order/create-order'
import type { GetOrderOutput } from '@/contracts/order/get-order'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { ListCashiersOutput } from '@/contracts/payment/list-cashiers'
import type { PayOutput } from '@/contracts/payment/pay'
import type { GetShopConfigOutput, ShopConfig } from '@/contracts/shop/get-shop-config'
import type { ReceiptOutcome, Transfer, TransferState } from '@/contracts/transfer/transfer'
import type { MatchVersionOutput } from '@/contracts/version/match-version'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { ORDER_STATES, orderStateName } from '@/domain/order-state'
import type { PublicCall, UserCall } from '../call'
import type { Route } from '../http/define-route'
import { ownValue } from '../own-value'
import { payTransactions } from '../services/payments/settle-payment'
import { findQuote } from '../services/quotes/quotes'
import { MERCHANT_CONFIGS } from '../shop/merchants'
import { translate } from '../texts/text'
import { couponInState, invoiceInState } from './benefit-scenarios'

type Call = PublicCall
type Handle = (call: Call) => Promise<unknown>
/** Replaces the answer of a route. `argument` follows the colon. */
type Scenario = (handle: Handle, call: Call, argument: string) => Promise<unknown>

/** Available scenarios, by name and call. */
const SCENARIOS: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  order: { 'GET trade/buyer/v5/orders/:orderId': orderInState },
  transfer: { 'GET trade/pub/v3/transfers/code/:transferCode': changed<Transfer>(transferInState) },
  invoice: {
    'GET trade/buyer/v3/invoices/:invoiceId': changed<Invoice>(invoiceInState),
    'GET trade/buyer/v3/invoices/by_order/:orderId': changed<Invoice | null>(
      (invoice, name, call) => invoice && invoiceInState(invoice, name, call),
    ),
  },
  coupon: {
    'GET user/buyer/v5/coupons/self/page': changed<ListOwnCouponsOutput>((page, name, call) => ({
      ...page,
      list: page.list.map((coupon) => couponInState(coupon, name, call)),
    })),
    'GET user/pub/v3/coupons/detail': changed<CouponDetail>(couponInState),
  },
  oneMethod: { 'POST trade/buyer/v3/payments/cashiers': changed<ListCashiersOutput>(oneMethod) },
  manyMethods: { 'POST trade/buyer/v3/payments/cashiers': changed<ListCashiersOutput>(manyMethods) },
  payNull: {
    'POST trade/buyer/v3/payments/pay': changed<PayOutput>(({ paymentProduct }) => ({ paymentProduct })),
  },
  payAmount0: {
    'POST trade/buyer/order/v5/pre_order': changed<PreOrderOutput>(pricedAtNothing),
    'POST trade/buyer/order/v5/create_order': orderForNothing,
  },
  theme: config(({ availableShopThemes }, count) => ({
    availableShopThemes: availableShopThemes.slice(0, ['none', 'one', 'two'].indexOf(count)),
  })),
  sites: config((_config, state) => ({ isOpenSite: state !== 'off' })),
  tabs: config(({ layoutBottomNavigation }, count) => ({
    layoutBottomNavigation: { ...layoutBottomNavigation, icons: tabs(layoutBottomNavigation.icons, Number(count)) },
  })),
  update: {
    'GET home/pub/v3/version/match': changed<MatchVersionOutput>((version, kind) => ({
      ...version,
      updateType: kind === 'FORCE' ? 'FORCE' : 'WEAK',
    })),
  },
  exchangeMerchant: config(() => MERCHANT_CONFIGS.exchange),
  hiddenPrice: config(() => ({ hiddenTicketPrice: true, hiddenTicketPriceText: '***' })),
}

/** Applies scenarios to a route's answer; the last named wins. */
export function withScenarios(route: Route, names: Iterable<string>): Handle {
  let handle: Handle = route.handler
  for (const name of names) {
    const [scenario = '', argument = ''] = name.split(':')
    const play = ownValue(SCENARIOS, scenario)?.[route.name]
    const before = handle
    if (play) handle = (call) => play(before, call, argument)
  }
  return handle
}

function changed<Answer>(change: (answer: Answer, argument: string, call: Call) => Answer): Scenario {
  return async (handle, call, argument) => change((await handle(call)) as Answer, argument, call)
}

function config(change: (config: ShopConfig, argument: string) => Partial<ShopConfig>): Record<string, Scenario> {
  const scenario = changed<GetShopConfigOutput>(({ cyShopConfigVO }, argument) => ({
    cyShopConfigVO: { ...cyShopConfigVO, ...change(cyShopConfigVO, argument) },
  }))
  return { 'GET home/pub/v5/shop/configs': scenario }
}

function tabs(icons: ShopConfig['layoutBottomNavigation']['icons'], count: number): typeof icons {
  const [first] = icons
  if (count <= icons.length || !first) return icons.slice(0, count || icons.length)
  return [...icons, { ...first, floorType: 'SHOP' }]
}

async function orderInState(handle: Handle, call: Call, code: string): Promise<unknown> {
  const order = (await handle(call)) as GetOrderOutput
  const name = orderStateName(Number(code))
  if (name === null) return order
  const orderState = { code: ORDER_STATES[name], name, displayName: translate(call.locale, `state.${name}`) }
  return { ...order, orderBrief: { ...order.orderBrief, orderState } }
}

const OUTCOMES: Readonly<Record<Exclude<TransferState, 'PENDING'>, ReceiptOutcome>> = {
  ACCEPTED: 'ALREADY_ACCEPTED',
  CANCELED: 'CANCELED_BY_SENDER',
  EXPIRED: 'TIMED_OUT',
}

function transferInState({ receiptOutcome: _real, ...transfer }: Transfer, name: string): Transfer {
  const receiptOutcome = ownValue(OUTCOMES, name)
  const state = receiptOutcome === undefined ? 'PENDING' : (name as TransferState)
  return {
    ...transfer,
    state,
    ...(receiptOutcome && { receiptOutcome }),
    canCancel: state === 'PENDING' && transfer.canCancel,
  }
}

function oneMethod(cashiers: ListCashiersOutput): ListCashiersOutput {
  return { ...cashiers, payments: cashiers.payments.slice(0, 1) }
}

/** Enough to make a screen scroll. */
/** Enough payment products to fill a sheet. */
const MANY = 10

function manyMethods(cashiers: ListCashiersOutput): ListCashiersOutput {
  const { payments } = cashiers
  const [first] = payments
  if (!first) return cashiers
  const more = Array.from({ length: Math.max(0, MANY - payments.length) }, (_, index) => ({
    ...first,
    isCheck: false,
    paymentProduct: `SANDBOX_PAY_${index + 1}`,
    displayName: `${first.displayName} ${index + 1}`,
  }))
  return { ...cashiers, payments: [...payments, ...more] }
}

function pricedAtNothing(offer: PreOrderOutput): PreOrderOutput {
  return { ...offer, payAmount: 0, totalAmount: 0, total: priceInfoFromCents(0) }
}

/** Places the order at its price and pays it at once, like a free one. */
async function orderForNothing(handle: Handle, call: Call): Promise<unknown> {
  const input = call.input as CreateOrderInput
  const { price } = await findQuote(call as UserCall, input.preOrderId)
  const paymentParam = {
    payAmount: centsToYuan(price.payCents),
    totalAmount: centsToYuan(price.listCents + price.feeCents),
  }
  const order = (await handle({ ...call, input: { ...input, paymentParam } })) as CreateOrderOutput
  await payTransactions(call, order.unPaidTransactionIds, 'FREE')
  return { ...order, unPaidTransactionIds: [], payAmount: 0, reserveTime: 0 }
}
