import { certifyStudent } from '@/contracts/certification/certify-student'
import { badInput } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { certificationUrl } from '../../presenters/certification'
import { beginCertification } from '../../services/certifications/certifications'

export const certifyStudentRoute = privateRoute(certifyStudent, async (call) => {
  const channel = call.input.authChannel.trim()
  if (channel === '') throw badInput('authChannel')
  const authType = channel === 'ELECTRONIC_CERT' ? 'ELECTRONIC_CERT' : 'CHANNEL'
  const row = await beginCertification(call, { type: 'STUDENT', authType, channel })
  return { authUrl: certificationUrl(call.origin, row) }
})
