import type { PolicyType } from '@/contracts/agreement/list-policies'
import type { TextPair } from '../texts/local-text'

/** An agreement as source text. */
export interface AgreementTexts {
  policyType: PolicyType
  title: TextPair
  content: TextPair
}
