import { certifyPerson as certifyPersonCall } from '@/contracts/certification/certify-person'
import { privateRoute } from '../../http/define-route'
import { certificationUrl } from '../../presenters/certification'
import { certificationStatus, certifyPerson } from '../../services/certifications/certifications'

export const certifyPersonRoute = privateRoute(certifyPersonCall, async (call) => {
  const row = await certifyPerson(call, call.input)
  const isWaiting = row.state === 'REVIEWING'
  return {
    authStatus: certificationStatus(row),
    ...(isWaiting && { faceAuthUrl: certificationUrl(call.origin, row) }),
  }
})
