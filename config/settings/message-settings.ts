import { ORIGIN, TEXT } from './kinds'
import { type Setting, setting } from './setting'

const ofGateway = { readBy: ['gateway'], isOfMachine: true } as const

/** Vendors of messages; a channel without one is not offered (decision 97). */
export const OF_MESSAGES = {
  SMTP_URL: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'Server that sends mail: `smtps://mail.example:465`, or `smtp://mail.example:587` with STARTTLS',
    byDefault: 'no mail, unless the webhook sends it',
  }),
  SMTP_USER: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'User at the mail server',
    byDefault: 'a server without a login',
  }),
  SMTP_PASSWORD: setting(TEXT, undefined, { ...ofGateway, effect: 'Password at the mail server' }),
  SMTP_PASSWORD_FILE: setting(TEXT, undefined, { ...ofGateway, effect: 'File with that password, in its place' }),
  MAIL_FROM: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'Sender of mail: `Harbour Stage <tickets@harbour.example>`',
  }),
  MESSAGE_TEMPLATES_FILE: setting(TEXT, undefined, {
    ...ofGateway,
    effect:
      'YAML file with the vendors’ templates: which text, or which scene of a mini-program, is sent by which ([format](providers/sms.md#templates))',
    byDefault: 'none; text messages by Alibaba Cloud and Tencent Cloud need one',
  }),
  ALIYUN_SMS_KEY_ID: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'AccessKey id at Alibaba Cloud: with it text messages go there',
    byDefault: 'no text messages by Alibaba Cloud',
  }),
  ALIYUN_SMS_SECRET: setting(TEXT, undefined, { ...ofGateway, effect: 'AccessKey secret' }),
  ALIYUN_SMS_SECRET_FILE: setting(TEXT, undefined, { ...ofGateway, effect: 'File with that secret, in its place' }),
  ALIYUN_SMS_SIGN_NAME: setting(TEXT, undefined, { ...ofGateway, effect: 'Approved signature, 短信签名' }),
  ALIYUN_SMS_URL: setting(ORIGIN, 'https://dysmsapi.aliyuncs.com', {
    ...ofGateway,
    effect: 'Scheme and host of the API',
  }),
  TENCENT_SMS_KEY_ID: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'SecretId at Tencent Cloud: with it text messages go there',
    byDefault: 'no text messages by Tencent Cloud',
  }),
  TENCENT_SMS_SECRET: setting(TEXT, undefined, { ...ofGateway, effect: 'SecretKey' }),
  TENCENT_SMS_SECRET_FILE: setting(TEXT, undefined, { ...ofGateway, effect: 'File with that key, in its place' }),
  TENCENT_SMS_APP_ID: setting(TEXT, undefined, { ...ofGateway, effect: 'SdkAppId of the SMS application, `1400…`' }),
  TENCENT_SMS_SIGN_NAME: setting(TEXT, undefined, { ...ofGateway, effect: 'Approved signature, 短信签名' }),
  TENCENT_SMS_REGION: setting(TEXT, 'ap-guangzhou', { ...ofGateway, effect: 'Region of the API' }),
  TENCENT_SMS_URL: setting(ORIGIN, 'https://sms.tencentcloudapi.com', {
    ...ofGateway,
    effect: 'Scheme and host of the API',
  }),
  MESSAGE_WEBHOOK_URL: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'Service of the merchant that sends text messages and mail for which no vendor is set',
    byDefault: 'no webhook',
  }),
  MESSAGE_WEBHOOK_SECRET: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'Key that signs the calls: `whsec_` and at least 24 bytes in base64',
  }),
  MESSAGE_WEBHOOK_SECRET_FILE: setting(TEXT, undefined, { ...ofGateway, effect: 'File with that key, in its place' }),
} satisfies Record<string, Setting<unknown>>
