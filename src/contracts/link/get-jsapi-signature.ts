import { endpoint } from '../endpoint'

export interface GetJsapiSignatureInput {
  /**
   * Address of the page, without what follows the hash.
   * @maxLength 500
   */
  url: string
}

export interface GetJsapiSignatureOutput {
  appId: string
  /** Seconds. */
  timestamp: number
  nonceStr: string
  signature: string
}

/** Lets a page in WeChat's browser use what WeChat lends to pages. */
export const getJsapiSignature = endpoint<GetJsapiSignatureInput, GetJsapiSignatureOutput>({
  path: 'user/pub/v1/weixin/jsapi/authorization',
  priority: 'low',
})
