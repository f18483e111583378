import { ForgedNotice, type PaymentNotice, type VendorRequest } from '../contract'
import { proofOf } from './platform-keys'
import type { WechatClient } from './wechat-client'
import { refundReport, transactionReport, type WechatRefund, type WechatTransaction } from './wechat-reports'
import { decryptPart, type EncryptedPart } from './wechat-signature'

interface WechatNotice {
  event_type: string
  resource: EncryptedPart
}

/** Verifies a report of WeChat on its raw body, then decrypts it. WeChat signs for all merchants alike: the key decides. */
export async function readWechatNotice(client: WechatClient, request: VendorRequest): Promise<PaymentNotice> {
  const { keys } = client
  const { headers, body, now } = request
  const proof = proofOf({ get: (name) => headers[name] ?? null })
  if (!(await client.isProven(proof, body, now))) throw new ForgedNotice('signature')
  const { event_type: event, resource } = noticeIn(body)
  const content = contentOf(keys.apiKey, resource)
  if (content.mchid !== keys.merchantId) throw new ForgedNotice('merchant')
  if (event === 'TRANSACTION.SUCCESS') {
    const transaction = content as WechatTransaction
    if (![keys.miniAppId, keys.webAppId].includes(transaction.appid ?? '')) throw new ForgedNotice('app')
    return {
      kind: 'PAYMENT',
      paymentId: transaction.out_trade_no ?? '',
      report: transactionReport(transaction, now),
    }
  }
  if (event === 'REFUND.SUCCESS') {
    const refund = content as WechatRefund
    return { kind: 'REFUND', refundId: refund.out_refund_no ?? '', report: refundReport(refund, keys.currency) }
  }
  return { kind: 'OTHER' }
}

function noticeIn(body: Buffer): WechatNotice {
  try {
    return JSON.parse(body.toString()) as WechatNotice
  } catch {
    throw new ForgedNotice('format')
  }
}

function contentOf(apiKey: Buffer, resource: EncryptedPart): { mchid?: string } {
  try {
    return JSON.parse(decryptPart(apiKey, resource)) as { mchid?: string }
  } catch {
    throw new ForgedNotice('key')
  }
}
