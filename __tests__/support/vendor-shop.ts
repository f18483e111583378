import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { type PayInput, type PayOutput, pay } from '@/contracts/payment/pay'
import { AlipayVendor } from '../vendors/alipay-vendor'
import { type WechatReport, WechatVendor } from '../vendors/wechat-vendor'
import type { TestGateway } from './test-gateway'

export const API_KEY = 'planted-apiv3-key-of-32-letters!'
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000001'
const MERCHANT = '1900000109'
const SERIAL = '7A00000000000001'
const SELLER = '2088000000000001'
export const APPS = { wechatMini: 'wxmini', wechatWeb: 'wxweb', alipayMini: '2021mini', alipayWeb: '2021web' }

/** Kinds of contract at WeChat. */
export interface VendorShopOptions {
  region?: 'CN' | 'HK'
  currency?: 'CNY' | 'HKD' | 'MOP'
  rate?: string
  /** WeChat's public key in place of platform certificates. */
  hasPublicKey?: boolean
}

/** A gateway without its sandbox, with contracts at two vendors, which are played behind HTTP on this machine. */
export class VendorShop {
  /** The vendors' clock is the gateway's, unless one of them is wrong, ms. */
  clockError = 0

  private constructor(
    readonly shop: TestGateway,
    readonly wechat: WechatVendor,
    readonly alipay: AlipayVendor,
    private readonly folder: string,
    /** Texts of the keys that must not appear anywhere. */
    readonly secrets: readonly string[],
    /** Keys that Alipay will have next; the gateway knows them already. */
    readonly nextAlipayKeys: ReturnType<typeof newKeyPair>,
  ) {}

  static async open(options: VendorShopOptions = {}): Promise<VendorShop> {
    const { region = 'CN', currency = 'CNY', rate, hasPublicKey = false } = options
    const folder = mkdtempSync(path.join(os.tmpdir(), 'encore-keys-'))
    const merchant = newKeyPair()
    const apps = newKeyPair()
    const vendorKey = newKeyPair()
    const holder: { shop?: VendorShop } = {}
    const clock = () => (holder.shop ? holder.shop.shop.clock.now() + holder.shop.clockError : OPENING_OF_KEYS)
    const wechatMerchant = {
      merchantId: MERCHANT,
      serial: SERIAL,
      publicKey: merchant.publicKey,
      apiKey: API_KEY,
      region,
    }
    const publicKey = hasPublicKey ? { id: PUBLIC_KEY_ID, privateKey: vendorKey.privateKey } : null
    const wechat = new WechatVendor(wechatMerchant, clock, publicKey)
    const alipayApps = { sellerId: SELLER, appIds: [APPS.alipayMini, APPS.alipayWeb], publicKey: apps.publicKey }
    const alipay = new AlipayVendor(alipayApps, clock)
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    }
    const nextAlipayKeys = newKeyPair()
    const settings = {
      sandbox: false,
      publicOrigin: 'https://shop.test',
      wechatPay: {
        merchantId: MERCHANT,
        serial: SERIAL,
        keyFile: file('wechat.pem', pem(merchant.privateKey)),
        apiKeyFile: file('api-key', API_KEY),
        ...(hasPublicKey && {
          publicKeyId: PUBLIC_KEY_ID,
          publicKeyFile: file('wechat-public.pem', pemOfPublic(vendorKey.publicKey)),
        }),
        miniAppId: APPS.wechatMini,
        webAppId: APPS.wechatWeb,
        region,
        currency,
        ...(rate !== undefined && { rate }),
        category: '7922',
        url: await wechat.server.listen(),
      },
      alipay: {
        sellerId: SELLER,
        keyFile: file('alipay.pem', pem(apps.privateKey)),
        publicKeyFile: file('alipay-public.pem', alipay.publicKey + pemOfPublic(nextAlipayKeys.publicKey)),
        webAppId: APPS.alipayWeb,
        miniAppId: APPS.alipayMini,
        url: await alipay.server.listen(),
      },
    }
    const shop = await createTestGateway(settings)
    const secrets = [API_KEY, ...[merchant, apps].map(({ privateKey }) => pem(privateKey).split('\n')[3] ?? '')]
    holder.shop = new VendorShop(shop, wechat, alipay, folder, secrets, nextAlipayKeys)
    return holder.shop
  }

  async close(): Promise<void> {
    await this.wechat.server.close()
    await this.alipay.server.close()
    rmSync(this.folder, { recursive: true })
    await this.shop.close()
  }

  /** Starts a payment as a terminal does, in the name of the vendor's user. */
  start(
    order: Pick<CreateOrderOutput, 'unPaidTransactionIds'>,
    as: string,
    paymentProduct: string,
    src: string,
    key?: string,
  ) {
    const transactionIds = [...order.unPaidTransactionIds]
    const returnUrl = 'https://shop.test/pay-loading'
    const input = {
      transactionIds,
      platform: src,
      paymentProduct,
      isNewCyy: true,
      openId: 'planted-open-id',
      returnUrl,
    }
    return this.pay(input, as, src, key)
  }

  pay(input: PayInput, as: string, src: string, key?: string) {
    return this.shop.call(pay, input, { as, src, ...(key && { headers: { 'idempotency-key': key } }) })
  }

  /** The buyer opens what the payment answered; the id of the payment at the vendor. */
  arrive({ paymentInfoMap = {}, paymentInfo, normalUrl }: PayOutput): string {
    const { package: prepay, mwebUrl, codeUrl, tradeNO } = paymentInfoMap
    const placed = /(?:wx|pr=)([0-9a-f]{24})/.exec(`${prepay ?? ''}${mwebUrl ?? ''}${codeUrl ?? ''}`)?.[1]
    if (placed) return placed
    if (tradeNO)
      return [...this.alipay.ledger.orders.values()].find((order) => order.vendorNumber === tradeNO)?.number ?? ''
    const fields = normalUrl ? Object.fromEntries(new URL(normalUrl).searchParams) : fieldsOfForm(String(paymentInfo))
    this.alipay.openPage(fields)
    return JSON.parse(fields.biz_content ?? '{}').out_trade_no
  }

  /** Vendor of a payment. */
  vendorOf(number: string): WechatVendor | AlipayVendor {
    return this.wechat.ledger.orders.has(number) ? this.wechat : this.alipay
  }

  /** Sends the vendor's report of a payment; the status of the answer. */
  async report(number: string): Promise<number> {
    const order = this.vendorOf(number).ledger.orders.get(number)
    if (!order) throw new Error(`the vendor has no ${number}`)
    return this.vendorOf(number) === this.wechat
      ? this.sendWechat(this.wechat.paymentReport(order))
      : this.sendAlipay(this.alipay.report(order))
  }

  async sendWechat({ path: url, headers, body }: WechatReport): Promise<number> {
    return (await this.shop.gateway.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }

  async sendAlipay(body: string): Promise<number> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    return (await this.shop.gateway.inject({ method: 'POST', url: '/notify/payments/alipay', headers, payload: body }))
      .statusCode
  }
}

/** Certificates are made before the gateway's clock is known. */
const OPENING_OF_KEYS = Date.parse('2026-11-20T10:00:00+08:00')

function newKeyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function pemOfPublic(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString()
}

/** Fields of a form as a browser sends them. */
function fieldsOfForm(html: string): Record<string, string> {
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  ])
  return Object.fromEntries(fields)
}
