import { makeAutoObservable } from 'mobx'
import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** What has to be agreed to before anybody logs in (S2 §5). */
export class LoginAgreement {
  hasAgreed = false
  readonly policies: Resource<Policy[]>

  constructor(app: Pick<App, 'request'>) {
    this.policies = new Resource(async () => {
      const all = await app.request(listPolicies, {})
      return all.filter(({ policyType }) => policyType === 'SERVICE' || policyType === 'PRIVACY')
    })
    makeAutoObservable(this, { policies: false }, { autoBind: true })
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }
}
