import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { logOutHere } from '../../shared/log-out-here'

/** The settings: the shop's documents, and the way out. */
export class SettingsModel {
  readonly policies: Resource<Policy[]>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'storage'>) {
    this.policies = new Resource(() => app.request(listPolicies, {}))
    makeRefObservable(this)
  }

  async logOut(): Promise<void> {
    await logOutHere(this.app)
    await this.app.navigation.back()
  }
}
