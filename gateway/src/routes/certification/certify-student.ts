import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { certifyStudent } from '@/contracts/certification/certify-student'
import { BusinessError, badInput } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { certifierOf } from '../../providers/providers'
import { beginCertification, certifiesStudents } from '../../services/certifications/certifications'
import { configured } from '../../shop/configured'

export const certifyStudentRoute = privateRoute(certifyStudent, async (call) => {
  if (!certifiesStudents(configured(call.shop))) {
    throw new BusinessError(BUSINESS_ERROR.notFound, 'certification.studentsOff', { mode: 1 })
  }
  const channel = call.input.authChannel.trim()
  if (channel === '') throw badInput('authChannel')
  const authType = channel === 'ELECTRONIC_CERT' ? 'ELECTRONIC_CERT' : 'CHANNEL'
  const certifier = certifierOf(call.providers)
  const row = await beginCertification(call, { type: 'STUDENT', authType, channel })
  return { authUrl: certifier.pageFor({ id: row.id, origin: call.origin, returnUrl: '' }) }
})
