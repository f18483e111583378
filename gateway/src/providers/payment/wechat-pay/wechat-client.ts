import { vendorFault } from '../../vendor-fault'
import { requestVendor } from '../../vendor-request'
import { VendorFault } from '../contract'
import { headersOf, PlatformKeys, proofOf, type WechatProof } from './platform-keys'
import { WECHAT_PAY, type WechatKeys } from './wechat-keys'

interface WechatRequest {
  method: 'GET' | 'POST'
  /** Path with its query. */
  path: string
  body?: object
  now: number
}

/** Signed calls of WeChat Pay v3. */
export class WechatClient {
  private readonly platform: PlatformKeys

  constructor(readonly keys: WechatKeys) {
    this.platform = new PlatformKeys(keys)
  }

  /** Answer of a call, verified; null for what WeChat does not have. Throws `VendorFault`. */
  async call(request: WechatRequest): Promise<object | null> {
    const { status, headers, body } = await this.send(request)
    if (status === 404) return null
    if (status >= 300) throw vendorFault(WECHAT_PAY, codeIn(body) ?? `HTTP_${status}`)
    if (!(await this.platform.isProven(proofOf(headers), body, request.now))) {
      throw new VendorFault(WECHAT_PAY, 'BAD_SIGNATURE')
    }
    return objectIn(body)
  }

  /** Sends a signed request; its answer is not verified yet. */
  send({ method, path, body, now }: WechatRequest, maxBytes?: number) {
    const text = body === undefined ? '' : JSON.stringify(body)
    return requestVendor({
      vendor: WECHAT_PAY,
      method,
      url: this.keys.origin + path,
      headers: headersOf(this.keys, { method, path, body: text, now }),
      ...(body !== undefined && { body: text }),
      ...(maxBytes !== undefined && { maxBytes }),
    })
  }

  /** True if WeChat sent a body about now. */
  isProven(proof: WechatProof, body: Buffer, now: number): Promise<boolean> {
    return this.platform.isProven(proof, body, now)
  }
}

/** An empty answer says yes. */
function objectIn(body: Buffer): object {
  if (body.length === 0) return {}
  try {
    const value: unknown = JSON.parse(body.toString())
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Reported below.
  }
  throw new VendorFault(WECHAT_PAY, 'BAD_ANSWER')
}

/** WeChat's code of an error: `ORDERPAID`, `SYSTEM_ERROR`. */
export function codeIn(body: Buffer): string | undefined {
  try {
    return (JSON.parse(body.toString()) as { code?: string }).code
  } catch {
    return undefined
  }
}
