import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { logOutHere } from '../../shared/log-out-here'

/** The settings: the shop's documents, and the way out. */
export class SettingsModel {
  readonly policies: Resource<Policy[]>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'storage'>) {
    this.policies = new Resource(() => app.request(listPolicies, {}))
    makeRefObservable(this)
  }

  /** False where the shop could not be told; this device has forgotten the user all the same (LOGIN-048). */
  logOut(): Promise<boolean> {
    return logOutHere(this.app)
  }
}
