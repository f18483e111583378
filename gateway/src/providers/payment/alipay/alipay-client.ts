import { vendorFault } from '../../vendor-fault'
import { requestVendor } from '../../vendor-request'
import { VendorFault } from '../contract'
import { ALIPAY, type AlipayKeys, alipayTime } from './alipay-keys'
import { isSigned, rawMember, signParameters } from './alipay-signature'

const SUCCESS = '10000'

/** A call of Alipay's gateway. */
export interface AlipayCall {
  method: string
  appId: string
  content: object
  /** Epoch ms. */
  now: number
  notifyUrl?: string
  returnUrl?: string
  /** Parameters beside the content. */
  fields?: Readonly<Record<string, string>>
}

/** An answer: `code`, and for a refusal `sub_code`. */
export type AlipayAnswer = Readonly<Record<string, string | undefined>>

/** Signed calls of Alipay's gateway, and signed pages. */
export class AlipayClient {
  constructor(readonly keys: AlipayKeys) {}

  /** Answer of a call, verified; null for a trade that Alipay does not have. Throws `VendorFault`. */
  async call(call: AlipayCall): Promise<AlipayAnswer | null> {
    const { status, body } = await requestVendor({
      vendor: ALIPAY,
      method: 'POST',
      url: this.gateway,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams(this.parameters(call)).toString(),
    })
    if (status !== 200) throw new VendorFault(ALIPAY, `HTTP_${status}`)
    const answer = this.verified(body.toString('utf8'), `${call.method.replaceAll('.', '_')}_response`)
    // Answers about users have no code.
    if (answer.code === SUCCESS || (call.fields && answer.code === undefined)) return answer
    const { sub_code: code = answer.code } = answer
    if (code === 'ACQ.TRADE_NOT_EXIST') return null
    throw vendorFault(ALIPAY, code)
  }

  get gateway(): string {
    return `${this.keys.origin}/gateway.do?charset=utf-8`
  }

  /** Parameters of a request with their signature. */
  parameters({ method, appId, content, now, notifyUrl, returnUrl, fields }: AlipayCall): Record<string, string> {
    const parameters = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: alipayTime(now),
      version: '1.0',
      ...(notifyUrl && { notify_url: notifyUrl }),
      ...(returnUrl && { return_url: returnUrl }),
      ...(fields ?? { biz_content: JSON.stringify(content) }),
    }
    return { ...parameters, sign: signParameters(this.keys.privateKey, parameters) }
  }

  private verified(text: string, name: string): AlipayAnswer {
    const answer = parsed(text)
    const { error_response: refusal, sign } = answer as { error_response?: AlipayAnswer; sign?: string }
    // Alipay refuses requests that it cannot assign without a signature.
    if (refusal) throw vendorFault(ALIPAY, refusal.sub_code ?? refusal.code)
    const signed = rawMember(text, name)
    if (signed === null) throw new VendorFault(ALIPAY, 'BAD_ANSWER')
    if (!isSigned(this.keys.publicKeys, signed, sign ?? '')) throw new VendorFault(ALIPAY, 'BAD_SIGNATURE')
    return parsed(signed)
  }
}

function parsed(text: string): AlipayAnswer {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as AlipayAnswer
  } catch {
    // Reported below.
  }
  throw new VendorFault(ALIPAY, 'BAD_ANSWER')
}
