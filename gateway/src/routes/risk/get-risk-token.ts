import { getRiskToken } from '@/contracts/risk/get-risk-token'
import { publicRoute } from '../../http/define-route'
import { signedProof } from '../../services/verification/risk-tokens'

/** A buyer of an ordinary ticket is trusted; where captchas guard the sale there is no way around them. */
export const getRiskTokenRoute = publicRoute(getRiskToken, (call) => {
  const { scope, showId } = call.input
  const isGuarded = call.shop.catalogue.show(showId).captchas.length > 0
  return isGuarded ? {} : { token: signedProof(call, { kind: 'RISK', scope, showId }) }
})
