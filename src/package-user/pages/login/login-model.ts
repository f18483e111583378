import type { App } from '@/services/app'
import { CodeRequest } from '../../shared/code-request'
import { LoginAgreement } from '../../shared/login-agreement'

/** Asking for a code to log in with: the agreement, then the code. */
export class LoginModel {
  readonly code: CodeRequest
  readonly agreement: LoginAgreement

  constructor(app: Pick<App, 'request' | 'shopConfig'>) {
    this.code = new CodeRequest(app, 'LOGIN')
    this.agreement = new LoginAgreement(app)
  }

  load(): void {
    void this.code.captcha.load()
    void this.agreement.policies.load()
  }
}
