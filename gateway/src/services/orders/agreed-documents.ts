import type { Catalogue } from '../../catalogue/catalogue'
import type { AgreementSnapshot } from '../../database/schema/snapshots'

/** Documents that a buyer agreed to, as they are called now; `null` where nothing was asked. */
export function agreedDocuments({ demo }: Catalogue, ids: readonly string[]): AgreementSnapshot[] | null {
  if (ids.length === 0) return null
  return demo.agreements
    .filter(({ agreementId }) => ids.includes(agreementId))
    .map(({ agreementId, policyType, title }) => ({ id: agreementId, name: policyType, title }))
}
