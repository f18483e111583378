import type { Route } from '../../http/define-route'
import { certifyPersonRoute } from './certify-person'
import { certifyStudentRoute } from './certify-student'
import { getCertificationRoute } from './get-certification'
import { listCertificationsRoute } from './list-certifications'
import { startFaceCheckRoute } from './start-face-check'

export const certificationRoutes: readonly Route[] = [
  certifyPersonRoute,
  certifyStudentRoute,
  getCertificationRoute,
  listCertificationsRoute,
  startFaceCheckRoute,
]
