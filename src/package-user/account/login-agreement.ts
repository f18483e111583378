import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** What has to be agreed to before anybody logs in. */
export class LoginAgreement {
  hasAgreed = false
  readonly policies: Resource<Policy[]>
  /** Settles the question that waits for the user to agree; null while there is none. */
  private question: ((hasAgreed: boolean) => void) | null = null

  constructor(app: Pick<App, 'request'>) {
    this.policies = new Resource(async () => {
      const all = await app.request(listPolicies, {})
      return all.filter(({ policyType }) => policyType === 'SERVICE' || policyType === 'PRIVACY')
    })
    makeRefObservable(this)
  }

  /** The user went on without ticking the box, and is asked. */
  get isAsking(): boolean {
    return this.question !== null
  }

  get documents(): readonly Policy[] {
    return this.policies.value ?? []
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  /** Whether the user agrees; asks where the box is not ticked. */
  ask(): Promise<boolean> {
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
