import { listCertifications } from '@/contracts/certification/list-certifications'
import { privateRoute } from '../../http/define-route'
import { presentCertification } from '../../presenters/certification'
import { certificationsOf } from '../../services/certifications/certifications'

export const listCertificationsRoute = privateRoute(listCertifications, async ({ db, user }) =>
  (await certificationsOf(db, user.userId)).map(presentCertification),
)
