import { makeAutoObservable } from 'mobx'
import { logOut } from '@/contracts/account/log-out'
import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { Resource } from '@/lib/resource'
import type { App } from '@/shell/app-context'

/** The settings: the shop's documents, and the way out. */
export class SettingsModel {
  readonly policies: Resource<Policy[]>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'navigation'>) {
    this.policies = new Resource(() => app.request(listPolicies, {}))
    makeAutoObservable<this, 'app'>(this, { app: false, policies: false }, { autoBind: true })
  }

  /** The device forgets the user even when the shop cannot be told. */
  async logOut(): Promise<void> {
    const { request, session, navigation } = this.app
    await request(logOut, { appId: APP_ID }).catch(() => null)
    session.signOut()
    await navigation.back()
  }
}
