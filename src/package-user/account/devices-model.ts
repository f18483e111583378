import { endLogin } from '@/contracts/account/end-login'
import { endOtherLogins } from '@/contracts/account/end-other-logins'
import { type DeviceLogin, listLogins } from '@/contracts/account/list-logins'
import type { Id } from '@/contracts/wire-types'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Devices on which the user is logged in, and logging them out. */
export class DevicesModel {
  readonly list: Resource<DeviceLogin[]>
  readonly ending: Submission<[id: Id | 'others'], true>

  constructor({ request }: Pick<App, 'request'>) {
    this.list = new Resource(() => request(listLogins, {}))
    this.ending = new Submission((id) => (id === 'others' ? request(endOtherLogins, {}) : request(endLogin, { id })))
  }
}
