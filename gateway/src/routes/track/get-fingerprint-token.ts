import { createHash } from 'node:crypto'
import { getFingerprintToken } from '@/contracts/track/get-fingerprint-token'
import { publicRoute } from '../../http/define-route'
import { signedToken } from '../../services/verification/signed-token'

/** Life of a token (TRACK-008), s. */
const LIFE_SECONDS = 5 * 60

/** Signs the hash of a device's traits; nothing is stored. */
export const getFingerprintTokenRoute = publicRoute(getFingerprintToken, (call) => {
  const traits = createHash('sha256').update(call.input.payload).digest('hex')
  return { token: signedToken(call, { aud: 'fingerprint', traits }, LIFE_SECONDS), expiresIn: LIFE_SECONDS }
})
