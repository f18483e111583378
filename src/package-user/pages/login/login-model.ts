import { makeAutoObservable } from 'mobx'
import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { Resource } from '@/lib/resource'
import type { App } from '@/shell/app-context'
import { CodeRequest } from '../../shared/code-request'

/** Asking for a code to log in with: the agreement, then the code. */
export class LoginModel {
  hasAgreed = false
  readonly code: CodeRequest
  readonly policies: Resource<Policy[]>

  constructor(app: Pick<App, 'request' | 'shopConfig'>) {
    this.code = new CodeRequest(app, 'LOGIN')
    this.policies = new Resource(async () => {
      const all = await app.request(listPolicies, {})
      return all.filter(({ policyType }) => policyType === 'SERVICE' || policyType === 'PRIVACY')
    })
    makeAutoObservable(this, { code: false, policies: false }, { autoBind: true })
  }

  load(): void {
    void this.code.captcha.load()
    void this.policies.load()
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }
}
