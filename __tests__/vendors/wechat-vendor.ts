import { createCipheriv, createHash, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto'
import { type CertifiedKey, certifiedKey } from './certificate'
import { VendorLedger, type VendorOrder, type VendorRefund } from './vendor-ledger'
import { type VendorCall, type VendorReply, VendorServer } from './vendor-server'

const DAY_MS = 86_400_000
const TOLERANCE_S = 300

/** A merchant as WeChat knows it. */
export interface WechatMerchant {
  merchantId: string
  serial: string
  publicKey: KeyObject
  apiKey: string
  region: 'CN' | 'HK'
}

/** Bodies of requests. */
interface WechatInput {
  out_trade_no: string
  out_refund_no: string
  amount: { total: number; refund: number; currency: string }
  time_expire: string
  notify_url: string
  appid: string
  mchid: string
  description: string
  payer?: { openid?: string }
  trade_type?: string
  merchant_category_code?: string
}

/** A report of WeChat on its way. */
export interface WechatReport {
  path: string
  headers: Record<string, string>
  body: string
}

/**
 * WeChat Pay v3 as its documents describe it: signed requests and answers, encrypted reports, platform certificates that
 * change. Shares nothing with the gateway.
 */
export class WechatVendor {
  readonly ledger: VendorLedger
  readonly server: VendorServer
  private platform: CertifiedKey[]
  private lastSerial = 0x5a0c0001

  /** `publicKey`: the one of merchants without certificates, with its id. */
  constructor(
    readonly merchant: WechatMerchant,
    private readonly clock: () => number,
    readonly publicKey: { id: string; privateKey: KeyObject } | null = null,
  ) {
    this.ledger = new VendorLedger(clock)
    this.server = new VendorServer((call) => this.signed(this.answer(call), call))
    this.platform = [certifiedKey('5A0C0001', clock() - DAY_MS, clock() + 365 * DAY_MS)]
  }

  /** A new platform certificate; it signs from now on. */
  rotate(): void {
    this.lastSerial += 1
    const serial = this.lastSerial.toString(16).toUpperCase()
    this.platform = [certifiedKey(serial, this.clock() - DAY_MS, this.clock() + 365 * DAY_MS), ...this.platform]
  }

  /** The report of a payment, as WeChat sends it; `change` alters what it says. */
  paymentReport(order: VendorOrder, change: object = {}, apiKey = this.merchant.apiKey): WechatReport {
    const content = { ...this.transaction(order), ...change }
    return this.report('TRANSACTION.SUCCESS', order.notifyUrl, content, apiKey)
  }

  refundReport(order: VendorOrder, refund: VendorRefund): WechatReport {
    const content = {
      mchid: this.merchant.merchantId,
      out_trade_no: order.number,
      out_refund_no: refund.number,
      refund_status: 'SUCCESS',
      amount: { total: order.cents, refund: refund.cents },
    }
    return this.report('REFUND.SUCCESS', refund.notifyUrl, content, this.merchant.apiKey)
  }

  private report(event: string, notifyUrl: string, content: object, apiKey: string): WechatReport {
    const resource = encrypted(apiKey, JSON.stringify(content))
    const body = JSON.stringify({ id: randomBytes(8).toString('hex'), event_type: event, resource })
    return { path: new URL(notifyUrl).pathname, headers: this.proof(body), body }
  }

  private answer(call: VendorCall): VendorReply {
    const refusal = this.refusal(call)
    if (refusal) return failure(401, refusal)
    const { pathname, searchParams } = new URL(call.path, 'http://vendor')
    const input = JSON.parse(call.body || '{}') as WechatInput
    try {
      const service = this.services.find(([path]) => path.test(pathname))?.[1]
      return service?.(pathname, searchParams, input) ?? failure(404, 'NOT_FOUND')
    } catch (error) {
      return failure(400, (error as Error).message)
    }
  }

  /** Services by their paths, the most special first. */
  private readonly services: readonly [
    RegExp,
    (path: string, query: URLSearchParams, input: WechatInput) => VendorReply,
  ][] = [
    [/certificates$/, () => ok({ data: this.platform.map((key) => this.encryptedKey(key)) })],
    [/tradebill$/, (_path, query) => this.bill(query.get('bill_date') ?? '')],
    [/billdownload/, (_path, query) => ({ status: 200, body: this.billText(query.get('day') ?? '') })],
    [/statements$/, (_path, query) => this.statement(query.get('date') ?? '')],
    [/refunds$/, (_path, _query, input) => this.refund(input)],
    [/refunds\/[\w/-]+$/, (path) => this.findRefund(path.split('/').at(-1) ?? '')],
    [/close$/, (path) => this.close(path.split('/').at(-2) ?? '')],
    [/out-trade-no/, (path) => this.find(path.split('/').at(-1) ?? '')],
    [/transactions/, (path, _query, input) => this.place(path, input)],
  ]

  /** Code of a request that is not the merchant's, or not of now. */
  private refusal({ method, path, headers, body }: VendorCall): string | null {
    const parts = Object.fromEntries(
      [...(headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const text = `${method}\n${path}\n${parts.timestamp}\n${parts.nonce_str}\n${body}\n`
    const { merchantId, serial, publicKey } = this.merchant
    if (parts.mchid !== merchantId || parts.serial_no !== serial) return 'SIGN_ERROR'
    if (Math.abs(Number(parts.timestamp) - this.clock() / 1000) > TOLERANCE_S) return 'SIGN_ERROR'
    const isSigned = createVerify('RSA-SHA256')
      .update(text)
      .verify(publicKey, parts.signature ?? '', 'base64')
    return isSigned ? null : 'SIGN_ERROR'
  }

  private place(pathname: string, input: WechatInput): VendorReply {
    const { out_trade_no, amount, time_expire, notify_url, appid, mchid, description, payer } = input
    const isJsapi = pathname.endsWith('jsapi')
    if (mchid !== this.merchant.merchantId || !description || (isJsapi && !payer?.openid)) {
      return failure(400, 'PARAM_ERROR')
    }
    if (this.merchant.region === 'HK' && (!input.trade_type || !input.merchant_category_code)) {
      return failure(400, 'PARAM_ERROR')
    }
    this.ledger.place({
      number: out_trade_no,
      cents: amount.total,
      currency: amount.currency,
      expiresAt: Date.parse(time_expire),
      appId: appid,
      notifyUrl: notify_url,
    })
    if (isJsapi) return ok({ prepay_id: `wx${out_trade_no}` })
    if (pathname.endsWith('native')) return ok({ code_url: `weixin://wxpay/bizpayurl?pr=${out_trade_no}` })
    const page = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${out_trade_no}`
    return ok(pathname.endsWith('mweb') ? { mweb_url: page } : { h5_url: page })
  }

  private find(number: string): VendorReply {
    const order = this.ledger.find(number)
    return order ? ok(this.transaction(order)) : failure(404, 'ORDER_NOT_EXIST')
  }

  private close(number: string): VendorReply {
    const state = this.ledger.close(number)
    if (state === 'ABSENT') return failure(404, 'ORDER_NOT_EXIST')
    return state === 'PAID' ? failure(400, 'ORDERPAID') : { status: 204, body: '' }
  }

  private refund({ out_trade_no, out_refund_no, amount, notify_url }: WechatInput): VendorReply {
    const order = this.ledger.find(out_trade_no)
    if (order && (amount.total !== order.cents || amount.currency !== order.currency)) {
      return failure(400, 'PARAM_ERROR')
    }
    const number = out_refund_no
    this.ledger.refund(out_trade_no, { number, cents: amount.refund, notifyUrl: notify_url }, false)
    return this.findRefund(number)
  }

  private findRefund(number: string): VendorReply {
    for (const order of this.ledger.orders.values()) {
      const refund = order.refunds.get(number)
      if (!refund) continue
      const status = refund.isBack ? 'SUCCESS' : 'PROCESSING'
      return ok({ out_refund_no: number, status, amount: { refund: refund.cents, currency: order.currency } })
    }
    return failure(404, 'RESOURCE_NOT_EXISTS')
  }

  private transaction(order: VendorOrder): object {
    const states = { OPEN: 'NOTPAY', PAID: order.refunds.size > 0 ? 'REFUND' : 'SUCCESS', CLOSED: 'CLOSED' }
    return {
      mchid: this.merchant.merchantId,
      appid: order.appId,
      out_trade_no: order.number,
      trade_state: states[order.state],
      amount: { total: order.cents, currency: order.currency },
      ...(order.state === 'PAID' && { transaction_id: order.vendorNumber, success_time: chinaTime(order.paidAt) }),
    }
  }

  private bill(day: string): VendorReply {
    const text = this.billText(day)
    if (text === '') return failure(400, 'NO_STATEMENT_EXIST')
    const hash = createHash('sha1').update(text).digest('hex')
    return ok({
      hash_type: 'SHA1',
      hash_value: hash,
      download_url: `${this.server.origin}/v3/billdownload/file?day=${day}`,
    })
  }

  private statement(date: string): VendorReply {
    const text = this.billText(date.replace(/(....)(..)(..)/, '$1-$2-$3'))
    if (text === '') return failure(404, 'NO_STATEMENT_EXIST')
    const sha1 = createHash('sha1').update(text).digest('hex')
    return { status: 200, headers: { 'wechatpay-statement-sha1': sha1 }, body: text }
  }

  private billText(day: string): string {
    const rows = [...this.ledger.orders.values()].flatMap((order) => [
      ...(order.state === 'PAID' ? [{ at: order.paidAt, state: 'SUCCESS', order, refund: null }] : []),
      ...[...order.refunds.values()].map((refund) => ({ at: refund.at, state: 'REFUND', order, refund })),
    ])
    const lines = rows
      .filter(({ at }) => chinaTime(at).startsWith(day))
      .map(({ at, state, order, refund }) => {
        const cells = [
          chinaTime(at).slice(0, 19).replace('T', ' '),
          order.appId,
          order.number,
          state,
          order.currency,
          refund?.number ?? '0',
          yuan(refund?.cents ?? 0),
          yuan(refund ? 0 : order.cents),
        ]
        return cells.map((cell) => `\`${cell}`).join(',')
      })
    if (lines.length === 0) return ''
    const head = '交易时间,公众账号ID,商户订单号,交易状态,货币种类,商户退款单号,申请退款金额,订单金额'
    return `\uFEFF${head}\r\n${lines.join('\r\n')}\r\n总交易单数,应结订单总金额\r\n\`${lines.length},\`0.00\r\n`
  }

  private encryptedKey({ serial, certificate }: CertifiedKey): object {
    return { serial_no: serial, encrypt_certificate: encrypted(this.merchant.apiKey, certificate) }
  }

  private signed(reply: VendorReply, { headers }: VendorCall): VendorReply {
    const sha1 = reply.headers?.['wechatpay-statement-sha1']
    const content = sha1 === undefined ? String(reply.body) : JSON.stringify({ sha1 })
    return { ...reply, headers: { ...reply.headers, ...this.proof(content, headers['wechatpay-serial']) } }
  }

  /** Headers that prove a body; with the public key for merchants who use it. */
  private proof(body: string, wanted: unknown = this.publicKey?.id): Record<string, string> {
    const { publicKey } = this
    const [certified] = this.platform
    const isPublic = publicKey !== null && wanted === publicKey.id
    const key = isPublic ? publicKey.privateKey : certified?.privateKey
    const timestamp = String(Math.floor(this.clock() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const signer = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`)
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': isPublic ? publicKey.id : (certified?.serial ?? ''),
      'wechatpay-signature': signer.sign(key as KeyObject, 'base64'),
    }
  }
}

function encrypted(apiKey: string, text: string): object {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce))
  cipher.setAAD(Buffer.from('transaction'))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: 'transaction', ciphertext: bytes.toString('base64') }
}

function ok(content: object): VendorReply {
  return { status: 200, body: JSON.stringify(content) }
}

function failure(status: number, code: string): VendorReply {
  return { status, body: JSON.stringify({ code, message: code }) }
}

function yuan(cents: number): string {
  return (cents / 100).toFixed(2)
}

function chinaTime(at: number): string {
  return `${new Date(at + 28_800_000).toISOString().slice(0, 19)}+08:00`
}
