import { getJsapiSignature } from '@/contracts/link/get-jsapi-signature'
import { publicRoute } from '../../http/define-route'
import { hashed, newId } from '../../random'

/** Signed as WeChat would have it; only WeChat itself could tell the difference. */
export const getJsapiSignatureRoute = publicRoute(getJsapiSignature, ({ input, clock }) => {
  const timestamp = Math.floor(clock.now() / 1000)
  const nonceStr = newId()
  return { appId: 'encore', timestamp, nonceStr, signature: hashed(`${nonceStr} ${timestamp} ${input.url}`) }
})
