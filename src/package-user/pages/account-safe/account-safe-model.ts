import { type CheckCancellationOutput, checkCancellation } from '@/contracts/account/check-cancellation'
import { type GetProfileOutput, getProfile } from '@/contracts/account/get-profile'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** The account: login methods, and whether it can be closed. */
export class AccountSafeModel {
  readonly profile: Resource<GetProfileOutput>
  readonly check: Resource<CheckCancellationOutput>

  constructor(app: Pick<App, 'request'>) {
    this.profile = new Resource(() => app.request(getProfile, {}))
    this.check = new Resource(() => app.request(checkCancellation, {}))
  }
}
