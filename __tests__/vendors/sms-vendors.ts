import { createHash, createHmac } from 'node:crypto'
import { type VendorCall, type VendorReply, VendorServer } from './vendor-server'

const TOLERANCE_MS = 15 * 60_000

/** A text message as a vendor took it. */
export interface TakenSms {
  phone: string
  sign: string
  template: string
  values: unknown
  mark: string
}

interface Account {
  keyId: string
  secret: string
}

/** Both vendors of text messages: they take what is signed, and refuse numbers that end in 0000. */
abstract class SmsVendor {
  readonly sent: TakenSms[] = []
  readonly server = new VendorServer((call) => this.answer(call))
  /** Code of the next answers. */
  code = ''

  constructor(
    protected readonly account: Account,
    protected readonly clock: () => number,
  ) {}

  protected abstract answer(call: VendorCall): VendorReply

  protected take(sms: TakenSms): boolean {
    if (sms.phone.endsWith('0000')) return false
    this.sent.push(sms)
    return true
  }

  protected isTimely(at: number): boolean {
    return Math.abs(at - this.clock()) < TOLERANCE_MS
  }
}

/** Dysmsapi of Alibaba Cloud as its documents describe it. */
export class AliyunSmsVendor extends SmsVendor {
  protected answer(call: VendorCall): VendorReply {
    const { searchParams } = new URL(call.path, 'http://vendor')
    const text = (name: string) => searchParams.get(name) ?? ''
    if (!this.isSigned(call)) return json(403, { Code: 'SignatureDoesNotMatch' })
    if (!this.isTimely(Date.parse(String(call.headers['x-acs-date']))))
      return json(400, { Code: 'InvalidTimeStamp.Expired' })
    if (this.code !== '') return json(200, { Code: this.code })
    const sms = {
      phone: text('PhoneNumbers'),
      sign: text('SignName'),
      template: text('TemplateCode'),
      values: JSON.parse(text('TemplateParam')),
      mark: text('OutId'),
    }
    return json(200, this.take(sms) ? { Code: 'OK', BizId: '1' } : { Code: 'isv.MOBILE_NUMBER_ILLEGAL' })
  }

  private isSigned({ method, path, headers, body }: VendorCall): boolean {
    const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
    const [, keyId, names = '', signature] = parts ?? []
    const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
    const request = `${method}\n/\n${path.split('?')[1] ?? ''}\n${lines.join('')}\n${names}\n${hash(body)}`
    const own = createHmac('sha256', this.account.secret)
      .update(`ACS3-HMAC-SHA256\n${hash(request)}`)
      .digest('hex')
    return keyId === this.account.keyId && signature === own
  }
}

/** SMS of Tencent Cloud as its documents describe it. */
export class TencentSmsVendor extends SmsVendor {
  protected answer(call: VendorCall): VendorReply {
    if (!this.isSigned(call)) return failed('AuthFailure.SignatureFailure')
    if (!this.isTimely(Number(call.headers['x-tc-timestamp']) * 1000)) return failed('AuthFailure.SignatureExpire')
    if (this.code !== '') return failed(this.code)
    const { PhoneNumberSet, SignName, TemplateId, TemplateParamSet, SessionContext } = JSON.parse(call.body)
    const sms = {
      phone: PhoneNumberSet[0],
      sign: SignName,
      template: TemplateId,
      values: TemplateParamSet,
      mark: SessionContext,
    }
    const Code = this.take(sms) ? 'Ok' : 'InvalidParameterValue.IncorrectPhoneNumber'
    return json(200, { Response: { SendStatusSet: [{ Code }], RequestId: 'r' } })
  }

  private isSigned({ headers, body }: VendorCall): boolean {
    const given =
      /Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      )
    const [, keyId, day = '', names = '', signature] = given ?? []
    const value = (name: string) =>
      name === 'x-tc-action' ? String(headers[name]).toLowerCase() : String(headers[name])
    const lines = names.split(';').map((name) => `${name}:${value(name)}\n`)
    const request = `POST\n/\n\n${lines.join('')}\n${names}\n${hash(body)}`
    const text = `TC3-HMAC-SHA256\n${headers['x-tc-timestamp']}\n${day}/sms/tc3_request\n${hash(request)}`
    const dayKey = createHmac('sha256', `TC3${this.account.secret}`).update(day).digest()
    const serviceKey = createHmac('sha256', dayKey).update('sms').digest()
    const key = createHmac('sha256', serviceKey).update('tc3_request').digest()
    return keyId === this.account.keyId && signature === createHmac('sha256', key).update(text).digest('hex')
  }
}

function failed(Code: string): VendorReply {
  return json(200, { Response: { Error: { Code, Message: Code }, RequestId: 'r' } })
}

function json(status: number, content: object): VendorReply {
  return { status, body: JSON.stringify(content) }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
