import { getJsapiSignature } from '@/contracts/link/get-jsapi-signature'
import { publicRoute } from '../../http/define-route'
import { fromVendor, vendorFor } from '../../providers/providers'

/** Only pages in WeChat's browser need a signature. */
export const getJsapiSignatureRoute = publicRoute(getJsapiSignature, ({ input, clock, providers }) =>
  fromVendor(vendorFor(providers, 'WEIXIN_H5').signPage(input.url, clock.now())),
)
