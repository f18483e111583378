import type { Catalogue } from '../../catalogue/catalogue'
import type { AgreementSnapshot } from '../../database/schema/snapshots'

/** Documents that a buyer agreed to, by their current titles; `null` if none were required. */
export function agreedDocuments({ content }: Catalogue, ids: readonly string[]): AgreementSnapshot[] | null {
  if (ids.length === 0) return null
  return content.agreements
    .filter(({ agreementId }) => ids.includes(agreementId))
    .map(({ agreementId, policyType, title }) => ({ id: agreementId, name: policyType, title }))
}
