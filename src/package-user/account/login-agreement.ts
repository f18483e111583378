import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Agreement required before a login. */
export class LoginAgreement {
  hasAgreed = false
  readonly policies: Resource<Policy[]>
  /** Resolves the pending consent dialog; null without one. */
  private question: ((hasAgreed: boolean) => void) | null = null

  constructor(app: Pick<App, 'request'>) {
    this.policies = new Resource(async () => {
      const all = await app.request(listPolicies, {})
      return all.filter(({ policyType }) => policyType === 'SERVICE' || policyType === 'PRIVACY')
    })
    makeRefObservable(this)
  }

  /** True while the consent dialog is open. */
  get isDialogOpen(): boolean {
    return this.question !== null
  }

  get documents(): readonly Policy[] {
    return this.policies.value ?? []
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  /** Resolves with the consent; opens the dialog if the box is not ticked. */
  requestConsent(): Promise<boolean> {
    if (this.hasAgreed) return Promise.resolve(true)
    this.question?.(false)
    return new Promise((resolve) => this.setQuestion(resolve))
  }

  answer(hasAgreed: boolean): void {
    this.question?.(hasAgreed)
    this.setQuestion(null)
    if (hasAgreed) this.hasAgreed = true
  }

  private setQuestion(question: ((hasAgreed: boolean) => void) | null): void {
    this.question = question
  }
}
