import type { Policy, PolicyType } from '@/contracts/agreement/list-policies'
import type { Locale } from '@/domain/locale'
import type { Catalogue } from '../catalogue/catalogue'

/** The shop's documents; all, or those of some types. */
export function presentPolicies(catalogue: Catalogue, locale: Locale, types?: readonly PolicyType[]): Policy[] {
  return catalogue.content.agreements
    .filter(({ policyType }) => types === undefined || types.includes(policyType))
    .map(({ agreementId, policyType, title }) => ({
      policyType,
      policyName: title[locale],
      id: agreementId,
      // The terms of members have a page of their own.
      url: policyType === 'MEMBER' ? '/member-center/aggrement' : `/agreement?id=${agreementId}`,
    }))
}
