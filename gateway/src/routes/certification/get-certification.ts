import { getCertification } from '@/contracts/certification/get-certification'
import { privateRoute } from '../../http/define-route'
import { presentCertification } from '../../presenters/certification'
import { ownCertification } from '../../services/certifications/certifications'

export const getCertificationRoute = privateRoute(getCertification, async (call) => ({
  ...presentCertification(await ownCertification(call, call.input.id)),
  images: [],
}))
