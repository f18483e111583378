import { randomUUID } from 'node:crypto'
import { aliyunHeaders, aliyunQuery } from './aliyun-signature'
import { readAnswer, rejected, requestMessage } from './answer-outcome'
import type { MessageProvider, OutgoingMessage } from './contract'
import type { SmsAccount } from './sms-account'
import { filledTemplate } from './templates'

const NAME = 'aliyun-sms'
const VERSION = '2017-05-25'
/** Codes that pass: a busy vendor, an account without money, a wrong key or clock. */
const PASSING =
  /^(Throttling|ServiceUnavailable|isp\.|isv\.(AMOUNT_NOT_ENOUGH|OUT_OF_SERVICE)|Invalid(AccessKeyId|TimeStamp)|Signature)/

interface AliyunAnswer {
  Code?: string
}

/** Text messages by Alibaba Cloud (docs/providers/sms.md). */
export function createAliyunSms(account: SmsAccount): MessageProvider {
  const call = async (action: string, query: Readonly<Record<string, string>>, now: number) => {
    const date = new Date(now).toISOString().replace(/\.\d+/, '')
    const { origin, keyId, secret } = account
    const { host } = new URL(origin)
    const request = { host, action, version: VERSION, query, nonce: randomUUID(), date }
    const { host: _host, ...headers } = aliyunHeaders({ keyId, secret }, request)
    const answer = await requestMessage({
      vendor: NAME,
      method: 'POST',
      url: `${origin}/?${aliyunQuery(query)}`,
      headers,
    })
    const { Code: code } = readAnswer<AliyunAnswer>(NAME, answer)
    if (code !== 'OK') throw rejected(NAME, code, PASSING)
  }
  return {
    channel: 'SMS',
    name: NAME,
    origin: account.origin,
    isRepeatable: false,
    keepsTexts: false,
    templateFor: () => null,
    send: (message, now) => call('SendSms', messageQuery(account, message), now),
    check: (now) => call('QuerySmsSignList', { PageIndex: '1', PageSize: '1' }, now),
  }
}

function messageQuery({ signName, templates }: SmsAccount, message: OutgoingMessage): Record<string, string> {
  const { id, values } = filledTemplate(NAME, templates, message)
  const [areaCode, number = ''] = message.recipient.split(' ')
  return {
    PhoneNumbers: areaCode === '+86' ? number : message.recipient.replace(/[+ ]/g, ''),
    SignName: signName,
    TemplateCode: id,
    TemplateParam: JSON.stringify(values),
    OutId: message.id,
  }
}
