import { listPolicies, type Policy } from '@/contracts/agreement/list-policies'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { logOutHere } from '@/services/log-out-here'

/** Settings: documents of the shop, and logging out. */
export class SettingsModel {
  readonly policies: Resource<Policy[]>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'storage'>) {
    this.policies = new Resource(() => app.request(listPolicies, {}))
    makeRefObservable(this)
  }

  /** Logs out; false if the call failed, although this device has deleted the session (LOGIN-048). */
  logOut(): Promise<boolean> {
    return logOutHere(this.app)
  }
}
