import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { privateRoute } from '../../http/define-route'
import { certifierOf } from '../../providers/providers'
import { beginCertification } from '../../services/certifications/certifications'
import { checkReturn } from '../../services/links/return-address'

export const startFaceCheckRoute = privateRoute(startFaceCheck, async (call) => {
  checkReturn('returnUrl', call.input.returnUrl)
  const certifier = certifierOf(call.providers)
  const row = await beginCertification(call, { type: 'FACE', authType: 'FACE' })
  return {
    authUrl: certifier.pageFor({ id: row.id, origin: call.origin, returnUrl: call.input.returnUrl }),
    bizNo: row.id,
  }
})
