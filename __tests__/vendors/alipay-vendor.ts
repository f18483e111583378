import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { VendorLedger, type VendorOrder } from './vendor-ledger'
import { type VendorCall, type VendorReply, VendorServer } from './vendor-server'

const TOLERANCE_MS = 15 * 60_000

/** A merchant as Alipay knows it. */
export interface AlipayMerchant {
  sellerId: string
  appIds: readonly string[]
  publicKey: KeyObject
}

type Fields = Record<string, string>

/** Alipay's gateway as its documents describe it: signed forms, signed answers, pages, reports. Shares nothing with the gateway. */
export class AlipayVendor {
  readonly ledger: VendorLedger
  readonly server: VendorServer
  private readonly firstKeys = newKeys()
  private keys = this.firstKeys

  constructor(
    readonly merchant: AlipayMerchant,
    private readonly clock: () => number,
  ) {
    this.ledger = new VendorLedger(clock)
    this.server = new VendorServer((call) => this.answer(call))
  }

  get publicKey(): string {
    return this.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  }

  /** A new key; it signs from now on. */
  rotate(keys: ReturnType<typeof newKeys>): void {
    this.keys = keys
  }

  rotateBack(): void {
    this.keys = this.firstKeys
  }

  /** The buyer opens a signed page: only now the trade exists. */
  openPage(fields: Fields): void {
    if (this.refusal(fields)) throw new Error('invalid signature')
    this.place(fields)
  }

  /** The report of a trade as a form; `change` alters what it says, before it is signed. */
  report(order: VendorOrder, change: Fields = {}): string {
    const fields: Fields = {
      app_id: order.appId,
      seller_id: this.merchant.sellerId,
      charset: 'utf-8',
      version: '1.0',
      notify_type: 'trade_status_sync',
      notify_id: `${order.vendorNumber}-${this.clock()}`,
      notify_time: chinaTime(this.clock()),
      subject: '演出 +1 & 100%',
      ...this.trade(order),
      ...change,
    }
    return new URLSearchParams({ ...fields, sign: this.sign(textOf(fields)), sign_type: 'RSA2' }).toString()
  }

  private answer({ method, path, body }: VendorCall): VendorReply {
    const { pathname, searchParams } = new URL(path, 'http://vendor')
    if (method === 'GET' && pathname === '/bill.zip')
      return { status: 200, body: Buffer.from(this.bills.get(searchParams.get('day') ?? '') ?? '') }
    const fields = Object.fromEntries(new URLSearchParams(body))
    const refusal = this.refusal(fields)
    if (refusal) return { status: 200, body: JSON.stringify({ error_response: { code: '40002', sub_code: refusal } }) }
    const name = `${(fields.method ?? '').replaceAll('.', '_')}_response`
    const content = JSON.stringify({ ...this.run(fields), msg: 'a } in a text, and a \\" quote' })
    return { status: 200, body: `{"${name}":${content},"sign":"${this.sign(content)}"}` }
  }

  /** Archives of bills by day. */
  readonly bills = new Map<string, Uint8Array>()

  private run(fields: Fields): object {
    const input: Fields = JSON.parse(fields.biz_content ?? '{}')
    try {
      return this.methods[fields.method ?? '']?.(input, fields) ?? refused('isv.invalid-method')
    } catch (error) {
      return refused(`ACQ.${(error as Error).message}`)
    }
  }

  private readonly methods: Readonly<Record<string, (input: Fields, fields: Fields) => object>> = {
    'alipay.trade.create': (input, fields) => {
      if (!input.buyer_id && !input.buyer_open_id) return refused('ACQ.INVALID_PARAMETER')
      return success({ trade_no: this.place(fields).vendorNumber })
    },
    'alipay.trade.query': ({ out_trade_no: number = '' }) => {
      const order = this.ledger.find(number)
      return order ? success(this.trade(order)) : refused('ACQ.TRADE_NOT_EXIST')
    },
    'alipay.trade.close': ({ out_trade_no: number = '' }) => {
      const state = this.ledger.close(number)
      if (state === 'ABSENT') return refused('ACQ.TRADE_NOT_EXIST')
      return state === 'PAID' ? refused('ACQ.TRADE_STATUS_ERROR') : success({})
    },
    'alipay.trade.refund': (input) => this.refund(input),
    'alipay.trade.fastpay.refund.query': ({ out_trade_no: number = '', out_request_no: refundNumber = '' }) => {
      const refund = this.ledger.find(number)?.refunds.get(refundNumber)
      return success(refund ? { refund_status: 'REFUND_SUCCESS', refund_amount: yuan(refund.cents) } : {})
    },
    'alipay.data.dataservice.bill.downloadurl.query': ({ bill_date: day = '' }) => {
      if (!this.bills.has(day)) return refused('isp.bill_not_exist')
      return success({ bill_download_url: `${this.server.origin}/bill.zip?day=${day}` })
    },
  }

  private refund({ out_trade_no, out_request_no, refund_amount }: Fields): object {
    const order = this.ledger.find(out_trade_no ?? '')
    const isNew = order?.refunds.has(out_request_no ?? '') === false
    const cents = Math.round(Number(refund_amount) * 100)
    this.ledger.refund(out_trade_no ?? '', { number: out_request_no ?? '', cents, notifyUrl: '' }, true)
    return success({ fund_change: isNew ? 'Y' : 'N', refund_fee: yuan(cents) })
  }

  private place({ app_id: appId = '', notify_url: notifyUrl = '', biz_content: content = '{}' }: Fields): VendorOrder {
    const { out_trade_no: number, total_amount: amount, time_expire: end } = JSON.parse(content)
    const expiresAt = Date.parse(`${end.replace(' ', 'T')}+08:00`)
    const cents = Math.round(Number(amount) * 100)
    return this.ledger.place({ number, cents, currency: 'CNY', expiresAt, appId, notifyUrl })
  }

  private trade(order: VendorOrder): Fields {
    const isAllBack = order.state === 'PAID' && this.ledger.keptOf(order) === 0
    const state = { OPEN: 'WAIT_BUYER_PAY', PAID: isAllBack ? 'TRADE_CLOSED' : 'TRADE_SUCCESS', CLOSED: 'TRADE_CLOSED' }
    return {
      out_trade_no: order.number,
      trade_no: order.vendorNumber,
      trade_status: state[order.state],
      total_amount: yuan(order.cents),
      ...(order.state === 'PAID' && { gmt_payment: chinaTime(order.paidAt), send_pay_date: chinaTime(order.paidAt) }),
    }
  }

  /** Code of a request that is not the merchant's, or not of now. */
  private refusal({ sign = '', ...fields }: Fields): string | null {
    if (!this.merchant.appIds.includes(fields.app_id ?? '')) return 'isv.invalid-app-id'
    const at = Date.parse(`${(fields.timestamp ?? '').replace(' ', 'T')}+08:00`)
    if (!(Math.abs(at - this.clock()) <= TOLERANCE_MS)) return 'isv.invalid-timestamp'
    const isSigned = createVerify('RSA-SHA256').update(textOf(fields)).verify(this.merchant.publicKey, sign, 'base64')
    return isSigned ? null : 'isv.invalid-signature'
  }

  private sign(text: string): string {
    return createSign('RSA-SHA256').update(text).sign(this.keys.privateKey, 'base64')
  }
}

export function newKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

/** Fields as they are signed: sorted, without blanks between. */
function textOf(fields: Fields): string {
  return Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function success(content: object): object {
  return { code: '10000', ...content }
}

function refused(code: string): object {
  return { code: '40004', sub_code: code }
}

function yuan(cents: number): string {
  return (cents / 100).toFixed(2)
}

function chinaTime(at: number): string {
  return new Date(at + 28_800_000).toISOString().slice(0, 19).replace('T', ' ')
}
