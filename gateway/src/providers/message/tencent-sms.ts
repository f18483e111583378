import { readAnswer, rejected, requestMessage } from './answer-outcome'
import type { MessageProvider, OutgoingMessage } from './contract'
import type { TencentSmsAccount } from './sms-account'
import { filledTemplate } from './templates'
import { tencentHeaders } from './tencent-signature'

const NAME = 'tencent-sms'
const VERSION = '2021-01-11'
/** Codes that pass: a busy vendor, an account without money, a wrong key or clock. */
const PASSING = /^(AuthFailure|InternalError|RequestLimitExceeded|FailedOperation\.InsufficientBalance)/

interface TencentAnswer {
  Response?: { Error?: { Code?: string }; SendStatusSet?: { Code?: string }[] }
}

/** Text messages by Tencent Cloud (docs/providers/sms.md). */
export function createTencentSms(account: TencentSmsAccount): MessageProvider {
  const call = async (action: string, content: object, now: number) => {
    const { origin, region } = account
    const body = JSON.stringify(content)
    const { host } = new URL(origin)
    const request = { host, service: 'sms', action, version: VERSION, region, body, now }
    const { host: _host, ...headers } = tencentHeaders(account, request)
    const answer = await requestMessage({ vendor: NAME, method: 'POST', url: `${origin}/`, headers, body })
    const { Response: response } = readAnswer<TencentAnswer>(NAME, answer)
    if (!response || response.Error) throw rejected(NAME, response?.Error?.Code, PASSING)
    return response
  }
  return {
    channel: 'SMS',
    name: NAME,
    origin: account.origin,
    isRepeatable: false,
    keepsTexts: false,
    templateFor: () => null,
    async send(message, now) {
      const { SendStatusSet: [status] = [] } = await call('SendSms', messageContent(account, message), now)
      if (status?.Code !== 'Ok') throw rejected(NAME, status?.Code, PASSING)
    },
    async check(now) {
      await call('DescribeSmsSignList', { SignIdSet: [], International: 0 }, now)
    },
  }
}

function messageContent({ appId, signName, templates }: TencentSmsAccount, message: OutgoingMessage): object {
  const { id, values } = filledTemplate(NAME, templates, message)
  return {
    PhoneNumberSet: [message.recipient.replace(' ', '')],
    SmsSdkAppId: appId,
    SignName: signName,
    TemplateId: id,
    TemplateParamSet: Object.values(values),
    SessionContext: message.id,
  }
}
