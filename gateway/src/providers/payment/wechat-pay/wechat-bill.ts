import { createHash } from 'node:crypto'
import { vendorFault } from '../../vendor-fault'
import type { VendorAnswer } from '../../vendor-request'
import { type BillLine, VendorFault } from '../contract'
import { cellsOf, centsOf } from '../csv'
import { proofOf } from './platform-keys'
import { codeIn, type WechatClient } from './wechat-client'
import { WECHAT_PAY } from './wechat-keys'

/** A day of the largest shop. */
const MAX_BILL = 64 * 1024 * 1024

/** Titles of the columns, in the bills of both regions. */
const COLUMNS = {
  paymentId: ['商户订单号', 'Mch order number', 'Merchant Order Number'],
  at: ['交易时间', 'Trade time', 'Transaction time', 'Transaction Time'],
  state: ['交易状态', 'Transaction status', 'Transaction Status'],
  currency: ['货币种类', 'Currency type', 'Currency Type'],
  paid: ['订单金额', '总金额', 'Total amount', 'Total Amount'],
  refundId: ['商户退款单号', 'Mch refund number', 'Merchant Refund Number'],
  refunded: ['申请退款金额', '退款金额', 'Refund amount', 'Refund Amount'],
} as const

/** Lines of a day's bill; its checksum is verified. */
export async function wechatBill(client: WechatClient, day: string, now: number): Promise<readonly BillLine[]> {
  const file = client.keys.region === 'HK' ? await statement(client, day, now) : await tradeBill(client, day, now)
  return file === null ? [] : billLines(file.toString('utf8'))
}

/** Null for a day without a transaction. */
async function tradeBill(client: WechatClient, day: string, now: number): Promise<Buffer | null> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`
  const answer = await client.call({ method: 'GET', path, now }).catch(orNoBill)
  if (answer === null) return null
  const { hash_value: hash = '', download_url: address = '' } = answer as Readonly<Record<string, string>>
  // Our signature goes to WeChat and nowhere else.
  if (!URL.canParse(address) || new URL(address).origin !== client.keys.origin) {
    throw new VendorFault(WECHAT_PAY, 'BAD_ANSWER')
  }
  const { pathname, search } = new URL(address)
  const file = await client.send({ method: 'GET', path: pathname + search, now }, MAX_BILL)
  return checkedFile(file, hash)
}

async function statement(client: WechatClient, day: string, now: number): Promise<Buffer | null> {
  const path = `/v3/global/statements?date=${day.replaceAll('-', '')}&mchid=${client.keys.merchantId}`
  const file = await client.send({ method: 'GET', path, now }, MAX_BILL)
  if (file.status === 404 || codeIn(file.body) === 'NO_STATEMENT_EXIST') return null
  const hash = file.headers.get('wechatpay-statement-sha1') ?? ''
  // WeChat signs the checksum in place of the file.
  const isProven = await client.isProven(proofOf(file.headers), Buffer.from(JSON.stringify({ sha1: hash })), now)
  if (file.status === 200 && !isProven) throw new VendorFault(WECHAT_PAY, 'BAD_SIGNATURE')
  return checkedFile(file, hash)
}

function checkedFile({ status, body }: VendorAnswer, hash: string): Buffer {
  if (status !== 200) throw vendorFault(WECHAT_PAY, codeIn(body) ?? `HTTP_${status}`)
  if (createHash('sha1').update(body).digest('hex') !== hash.toLowerCase()) {
    throw new VendorFault(WECHAT_PAY, 'BAD_CHECKSUM')
  }
  return body
}

function orNoBill(error: unknown): null {
  if (error instanceof VendorFault && error.code === 'NO_STATEMENT_EXIST') return null
  throw error
}

/** A bill without the columns that money needs is an error, never an empty bill. */
function billLines(text: string): BillLine[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const titles = cellsOf(head)
  const columnOf = (name: keyof typeof COLUMNS) =>
    COLUMNS[name].map((title) => titles.indexOf(title)).find((at) => at >= 0)
  const places = {
    paymentId: columnOf('paymentId'),
    at: columnOf('at'),
    state: columnOf('state'),
    currency: columnOf('currency'),
    paid: columnOf('paid'),
    refundId: columnOf('refundId'),
    refunded: columnOf('refunded'),
  }
  if (Object.values(places).includes(undefined)) throw new VendorFault(WECHAT_PAY, 'BAD_BILL')
  // The totals follow, below a head of their own.
  const end = rows.findIndex((row) => !row.startsWith('`'))
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((row) => {
    const cells = cellsOf(row)
    const cell = (name: keyof typeof places) => cells[places[name] ?? -1] ?? ''
    const isRefund = cell('state') === 'REFUND'
    if (!isRefund && cell('state') !== 'SUCCESS') return []
    const cents = centsOf(cell(isRefund ? 'refunded' : 'paid'))
    const at = Date.parse(`${cell('at').replace(' ', 'T')}+08:00`)
    if (Number.isNaN(cents) || Number.isNaN(at)) throw new VendorFault(WECHAT_PAY, 'BAD_BILL')
    return {
      kind: isRefund ? ('REFUND' as const) : ('PAYMENT' as const),
      paymentId: cell('paymentId'),
      refundId: isRefund ? cell('refundId') : '',
      money: { cents, currency: cell('currency') as BillLine['money']['currency'] },
      at,
    }
  })
}
