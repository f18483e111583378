import { certifyPerson as certifyPersonCall } from '@/contracts/certification/certify-person'
import { privateRoute } from '../../http/define-route'
import { certificationStatus, certifyPerson } from '../../services/certifications/certifications'

export const certifyPersonRoute = privateRoute(certifyPersonCall, async (call) => {
  const row = await certifyPerson(call, call.input)
  const { certification } = call.providers
  const isWaiting = row.state === 'REVIEWING' && certification !== null
  return {
    authStatus: certificationStatus(row),
    ...(isWaiting && { faceAuthUrl: certification.pageFor({ id: row.id, origin: call.origin, returnUrl: '' }) }),
  }
})
