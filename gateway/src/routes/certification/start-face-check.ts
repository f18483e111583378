import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { privateRoute } from '../../http/define-route'
import { certificationUrl } from '../../presenters/certification'
import { beginCertification } from '../../services/certifications/certifications'
import { checkReturn } from '../../services/links/return-address'

export const startFaceCheckRoute = privateRoute(startFaceCheck, async (call) => {
  checkReturn('returnUrl', call.input.returnUrl)
  const row = await beginCertification(call, { type: 'FACE', authType: 'FACE' })
  return { authUrl: certificationUrl(call.origin, row, call.input.returnUrl), bizNo: row.id }
})
