import { loginWithApple } from '@/contracts/account/login-with-apple'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import { PROVIDERS, type Provider, type ProviderReturn } from '@/platform/provider-login/contract'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import type { LoginAgreement } from './login-agreement'

/** How a provider's page ended, or why it was not gone to, where nobody was vouched for. */
export type ProviderNotice = 'provider.denied' | 'provider.stray' | 'provider.offline' | 'provider.failed'

/** What a provider says of its user, for one login. */
type Proof = Extract<ProviderReturn, { kind: 'token' }>

type Parts = Pick<App, 'request' | 'session' | 'navigation' | 'shopConfig' | 'providerLogin' | 'terminal'>

/** Logging in with Google or Apple: a tap leaves for their page, which leads back here (LOGIN-025, LOGIN-026). */
export class ProviderLoginModel {
  notice: ProviderNotice | null = null
  readonly login: Submission<[Proof], boolean>
  /** What was not heard yet because the network failed: good for another try. */
  private proof: Proof | null = null

  constructor(
    private readonly app: Parts,
    private readonly agreement: LoginAgreement,
    private readonly onLoggedIn: () => void,
  ) {
    this.login = new Submission((proof) => this.logIn(proof))
    makeRefObservable(this)
  }

  /** Whom the shop trusts in this language. Windows of other apps are no browsers to them. */
  get providers(): readonly Provider[] {
    const { providerLogin, terminal, shopConfig } = this.app
    if (!providerLogin.isSupported || terminal.host !== 'browser') return []
    return shopConfig.loginWays.flatMap((way) => PROVIDERS.filter((provider) => provider === way))
  }

  /** The provider whose word is being checked. */
  get checked(): Provider | null {
    return this.login.isRunning ? (this.proof?.provider ?? null) : null
  }

  /** Takes what a provider's page led back with. */
  async load(): Promise<void> {
    const returned = await this.app.providerLogin.takeReturn()
    if (returned === null) return
    // A user who logs in another way after all still goes where they wanted to.
    if ('backTo' in returned) this.app.navigation.resumeLogin(returned.backTo)
    if (returned.kind === 'token') void this.submit(returned)
    else this.setNotice(`provider.${returned.kind}`)
  }

  /** Leaves for the provider's page, once the agreement is agreed to. */
  choose = async (provider: Provider): Promise<void> => {
    if (this.login.isRunning) return
    if (this.proof?.provider === provider) return this.submit(this.proof)
    if (!(await this.agreement.ask())) return
    const outcome = await this.app.providerLogin.leaveFor(provider, this.app.navigation.addressAfterLogin)
    this.setNotice(outcome === 'left' ? null : `provider.${outcome}`)
  }

  private async submit(proof: Proof): Promise<void> {
    this.setNotice(null)
    this.setProof(proof)
    const isBound = await this.login.submit(proof)
    // The provider's word is good once, whatever the shop said to it.
    if (this.login.error?.kind !== 'network') this.setProof(null)
    if (isBound === null) return
    this.onLoggedIn()
    const { navigation } = this.app
    if (isBound) await navigation.leaveLogin()
    else await navigation.redirect(routes.accountBind, {})
  }

  /** Resolves with whether the account may be used: one that has no phone yet is led to bind one. */
  private async logIn({ provider, token, nonce }: Proof): Promise<boolean> {
    const { request, session, shopConfig } = this.app
    const login = await (provider === 'GOOGLE'
      ? request(loginWithGoogle, { googleCsrfToken: nonce, credential: token })
      : request(loginWithApple, { identityToken: token, nonce }))
    session.signIn(login)
    const mayBeBound = !login.isNewUser && shopConfig.config?.supportEmailOrder === true
    return Boolean(login.cellphone) || mayBeBound
  }

  private setNotice(notice: ProviderNotice | null): void {
    this.notice = notice
  }

  private setProof(proof: Proof | null): void {
    this.proof = proof
  }
}
