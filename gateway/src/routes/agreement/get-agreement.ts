import { getAgreement } from '@/contracts/agreement/get-agreement'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'

export const getAgreementRoute = publicRoute(getAgreement, ({ input, locale, shop }) => {
  const agreement = shop.catalogue.content.agreements.find(({ agreementId }) => agreementId === input.id)
  if (!agreement) throw notFound()
  return {
    id: agreement.agreementId,
    title: agreement.title[locale],
    html: agreement.content[locale],
    version: agreement.version,
  }
})
