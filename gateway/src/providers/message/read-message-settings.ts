import { isIP } from 'node:net'
import type { MessageSettings } from '../../settings'
import type { Apps } from '../apps/read-app-settings'
import { KeyFiles } from '../key-files'
import type { AlipayClient } from '../payment/alipay/alipay-client'
import { createAliyunSms } from './aliyun-sms'
import type { MessageProvider } from './contract'
import { createSmtp, type SmtpAccount } from './smtp'
import { readTemplates, type Templates } from './templates'
import { createTencentSms } from './tencent-sms'
import { vendorMessages } from './vendor-messages'
import { createWebhook, type WebhookAccount } from './webhook'

/** Text that logins by phone need. */
const NEEDED_TEXT = 'account.code'
const MIN_SECRET_BYTES = 24

/** Providers of messages that the settings name: a channel without a vendor of its own goes to the webhook. Throws `ProviderFaults`. */
export function readMessageProviders(
  settings: MessageSettings,
  apps: Apps,
  alipay: AlipayClient | null,
): MessageProvider[] {
  const files = new KeyFiles()
  const { templatesFile } = settings
  const templates = templatesFile ? readTemplates(templatesFile, files.faults) : {}
  const sms = readSms(files, settings, templates.sms)
  const smtp = settings.smtpUrl === undefined ? null : readSmtp(files, settings, settings.smtpUrl)
  const webhook = settings.webhookUrl === undefined ? null : readWebhook(files, settings, settings.webhookUrl)
  files.check()
  return [
    ...(sms ? [sms] : webhook ? [createWebhook(webhook, 'SMS')] : []),
    ...vendorMessages(apps, alipay, templates),
    ...(smtp ? [createSmtp(smtp)] : webhook ? [createWebhook(webhook, 'EMAIL')] : []),
  ]
}

function readSms(files: KeyFiles, settings: MessageSettings, templates: Templates = {}): MessageProvider | null {
  const { aliyunSms, tencentSms, templatesFile } = settings
  if (!aliyunSms && !tencentSms) return null
  if (aliyunSms && tencentSms)
    files.faults.push('ALIYUN_SMS_KEY_ID and TENCENT_SMS_KEY_ID: one vendor sends text messages')
  files.text('MESSAGE_TEMPLATES_FILE', templatesFile)
  if (!Object.hasOwn(templates, NEEDED_TEXT)) files.faults.push(`MESSAGE_TEMPLATES_FILE: sms has no ${NEEDED_TEXT}`)
  if (aliyunSms) {
    const { url: origin, keyId, secret, secretFile, signName } = aliyunSms
    return createAliyunSms({
      origin,
      keyId,
      secret: files.secretText('ALIYUN_SMS_SECRET', secret, secretFile),
      signName: files.text('ALIYUN_SMS_SIGN_NAME', signName),
      templates,
    })
  }
  if (!tencentSms) return null
  const { url: origin, keyId, secret, secretFile, signName, appId, region } = tencentSms
  return createTencentSms({
    origin,
    keyId,
    secret: files.secretText('TENCENT_SMS_SECRET', secret, secretFile),
    signName: files.text('TENCENT_SMS_SIGN_NAME', signName),
    appId: files.text('TENCENT_SMS_APP_ID', appId),
    region,
    templates,
  })
}

function readSmtp(files: KeyFiles, settings: MessageSettings, url: string): SmtpAccount {
  const { protocol = '', hostname = '', port = '' } = URL.canParse(url) ? new URL(url) : {}
  const isTls = protocol === 'smtps:'
  if (!isTls && protocol !== 'smtp:') files.faults.push('SMTP_URL is no address: smtps://mail.example:465 would be one')
  const { smtpUser: user = '', smtpPassword, smtpPasswordFile, mailFrom } = settings
  const from = files.text('MAIL_FROM', mailFrom)
  if (from !== '' && !from.includes('@'))
    files.faults.push('MAIL_FROM is no address: Shop <tickets@shop.example> would be one')
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    isTls,
    isLoopback: hostname === 'localhost' || (isIP(hostname) === 4 && hostname.startsWith('127.')),
    user,
    password: user === '' ? '' : files.secretText('SMTP_PASSWORD', smtpPassword, smtpPasswordFile),
    from,
  }
}

function readWebhook(files: KeyFiles, settings: MessageSettings, url: string): WebhookAccount {
  const { webhookSecret, webhookSecretFile } = settings
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (!isAddress) files.faults.push('MESSAGE_WEBHOOK_URL is no address')
  const text = files.secretText('MESSAGE_WEBHOOK_SECRET', webhookSecret, webhookSecretFile)
  const secret = Buffer.from(text.replace(/^whsec_/, ''), 'base64')
  if (text !== '' && secret.length < MIN_SECRET_BYTES) {
    files.faults.push(`MESSAGE_WEBHOOK_SECRET has less than ${MIN_SECRET_BYTES} bytes in base64`)
  }
  return { url, secret }
}
