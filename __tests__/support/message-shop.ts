import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { outbox } from '../../gateway/src/database/schema/shop'
import { type Message, putIntoOutbox } from '../../gateway/src/services/messages/outbox'
import type { MessageSettings } from '../../gateway/src/settings'
import { AliyunSmsVendor, TencentSmsVendor } from '../vendors/sms-vendors'
import { SmtpVendor } from '../vendors/smtp-vendor'
import { WebhookReceiver } from '../vendors/webhook-receiver'
import type { TestGateway } from './test-gateway'

export const SECRETS = {
  sms: 'planted-sms-secret',
  mail: 'planted-mail-password',
  webhook: Buffer.from('planted-webhook-secret-of-32-byte'),
}
const KEY_ID = 'AKIDmessages'
const SIGN = '海上剧场'
const TEMPLATES = `
sms:
  account.code: { template: SMS_1, values: { code: code } }
  payment.code:
    zh-CN: { template: SMS_2, values: { code: code } }
    en-US: { template: SMS_3, values: { code: code } }
  refund.late: { template: SMS_4, values: { order: order, amount: amount } }
`

export type MessageVendorName = 'aliyun' | 'tencent' | 'webhook'

/** A gateway without its sandbox that sends messages by vendors, which are played behind HTTP and SMTP on this machine. */
export class MessageShop {
  private constructor(
    readonly shop: TestGateway,
    readonly aliyun: AliyunSmsVendor,
    readonly tencent: TencentSmsVendor,
    readonly webhook: WebhookReceiver,
    readonly smtp: SmtpVendor,
    private readonly folder: string,
  ) {}

  /** `vendor` takes the text messages; the webhook takes mail as well. */
  static async open(vendor: MessageVendorName): Promise<MessageShop> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'encore-messages-'))
    const holder: { shop?: TestGateway } = {}
    const clock = () => holder.shop?.clock.now() ?? 0
    const account = { keyId: KEY_ID, secret: SECRETS.sms }
    const aliyun = new AliyunSmsVendor(account, clock)
    const tencent = new TencentSmsVendor(account, clock)
    const webhook = new WebhookReceiver(SECRETS.webhook)
    const smtp = new SmtpVendor({ user: 'shop', password: SECRETS.mail })
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    }
    const [aliyunUrl, tencentUrl] = [await aliyun.server.listen(), await tencent.server.listen()]
    const [webhookUrl, smtpUrl] = [await webhook.server.listen(), await smtp.listen()]
    const sms = { keyId: KEY_ID, secretFile: file('sms-secret', `${SECRETS.sms}\n`), signName: SIGN }
    const messages: MessageSettings = {
      templatesFile: file('templates.yaml', TEMPLATES),
      ...(vendor === 'aliyun' && { aliyunSms: { ...sms, url: aliyunUrl } }),
      ...(vendor === 'tencent' && {
        tencentSms: { ...sms, appId: '1400000001', region: 'ap-guangzhou', url: tencentUrl },
      }),
      ...(vendor === 'webhook'
        ? { webhookUrl, webhookSecret: `whsec_${SECRETS.webhook.toString('base64')}` }
        : { smtpUrl, smtpUser: 'shop', smtpPassword: SECRETS.mail, mailFrom: 'Harbour <tickets@harbour.test>' }),
    }
    const shop = await createTestGateway({ sandbox: false, publicOrigin: 'https://shop.test', messages })
    holder.shop = shop
    return new MessageShop(shop, aliyun, tencent, webhook, smtp, folder)
  }

  async close(): Promise<void> {
    for (const { server } of [this.aliyun, this.tencent, this.webhook]) await server.close()
    await this.smtp.close()
    rmSync(this.folder, { recursive: true })
    await this.shop.close()
  }

  /** Ready for the next test. */
  async clear(): Promise<void> {
    await this.shop.database.db.delete(outbox)
    for (const { server } of [this.aliyun, this.tencent, this.webhook]) {
      Object.assign(server, { faults: [], isDown: false, calls: [] })
    }
    this.aliyun.sent.length = 0
    this.tencent.sent.length = 0
    this.webhook.taken.clear()
    Object.assign(this.smtp, { mails: [], faults: [] })
    this.shop.logged.length = 0
  }

  put(message: Partial<Message> & Pick<Message, 'text'>): Promise<boolean> {
    const { database, clock } = this.shop
    const usual = { kind: 'SMS', channel: 'SMS' as const, recipient: '+86 13912345678' }
    return putIntoOutbox({ db: database.db, clock }, { ...usual, ...message })
  }

  rows() {
    return this.shop.database.db.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.id))
  }

  /** State and fault of each message. */
  async states(): Promise<string[]> {
    return (await this.rows()).map(({ state, fault }) => (fault === null ? state : `${state} ${fault}`))
  }

  /** Runs the jobs at this distance, several times. */
  async pass(ms: number, times = 1): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      this.shop.clock.advance(ms)
      await this.shop.runJobs()
    }
  }
}
