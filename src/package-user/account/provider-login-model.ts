import { loginWithApple } from '@/contracts/account/login-with-apple'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import { PROVIDERS, type Provider, type ProviderReturn } from '@/platform/provider-login/contract'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import type { LoginAgreement } from './login-agreement'

/** Result of a provider's page, or the reason why it did not open, without a proof. */
export type ProviderNotice = 'provider.denied' | 'provider.stray' | 'provider.offline' | 'provider.failed'

/** Identity proof of a provider, for one login. */
type Proof = Extract<ProviderReturn, { kind: 'token' }>

type Parts = Pick<App, 'request' | 'session' | 'navigation' | 'shopConfig' | 'providerLogin' | 'terminal'>

/** Login with Google or Apple: a tap opens their page, which returns here (LOGIN-025, LOGIN-026). */
export class ProviderLoginModel {
  notice: ProviderNotice | null = null
  readonly login: Submission<[Proof], boolean>
  /** Proof not sent because the network failed: good for another attempt. */
  private proof: Proof | null = null

  constructor(
    private readonly app: Parts,
    private readonly agreement: LoginAgreement,
    private readonly onLoggedIn: () => void,
  ) {
    this.login = new Submission((proof) => this.logIn(proof))
    makeRefObservable(this)
  }

  /** Providers of the shop in this language. They reject windows inside other apps. */
  get providers(): readonly Provider[] {
    const { providerLogin, terminal, shopConfig } = this.app
    if (!providerLogin.isSupported || terminal.host !== 'browser') return []
    return shopConfig.loginWays.flatMap((way) => PROVIDERS.filter((provider) => provider === way))
  }

  /** Provider whose proof is being verified. */
  get checked(): Provider | null {
    return this.login.isRunning ? (this.proof?.provider ?? null) : null
  }

  /** Applies the result of a provider's page. */
  async load(): Promise<void> {
    const returned = await this.app.providerLogin.consumeReturn()
    if (returned === null) return
    // A user who logs in by another method still returns to their page.
    if ('backTo' in returned) this.app.navigation.resumeLogin(returned.backTo)
    if (returned.kind === 'token') void this.submit(returned)
    else this.setNotice(`provider.${returned.kind}`)
  }

  /** Opens the provider's page after consent. */
  choose = async (provider: Provider): Promise<void> => {
    if (this.login.isRunning) return
    if (this.proof?.provider === provider) return this.submit(this.proof)
    if (!(await this.agreement.requestConsent())) return
    const outcome = await this.app.providerLogin.leaveFor(provider, this.app.navigation.addressAfterLogin)
    this.setNotice(outcome === 'left' ? null : `provider.${outcome}`)
  }

  private async submit(proof: Proof): Promise<void> {
    this.setNotice(null)
    this.setProof(proof)
    const isBound = await this.login.submit(proof)
    // A proof is single-use, whatever the shop answered.
    if (this.login.error?.kind !== 'network') this.setProof(null)
    if (isBound === null) return
    this.onLoggedIn()
    const { navigation } = this.app
    if (isBound) await navigation.leaveLogin()
    else await navigation.redirect(routes.accountBind, {})
  }

  /** Resolves with true if the account can be used; opens the binding page for one without a phone. */
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
