import type { Account, LoginCodeOutcome, PhoneProofOutcome } from './contract'

/** A vendor account whose answers the test sets. */
export class FakeAccount implements Account {
  hasPhoneBinding = false
  code: LoginCodeOutcome = { kind: 'unsupported' }
  requests = 0

  async getCode(): Promise<LoginCodeOutcome> {
    this.requests += 1
    return this.code
  }

  async readPhoneProof(detail: unknown): Promise<PhoneProofOutcome> {
    return detail as PhoneProofOutcome
  }
}
