import { listRights } from '@/contracts/right/list-rights'
import type { Right } from '@/contracts/right/right'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Current rights of the user (USER-005). */
export class MyRightsModel {
  readonly rights: Resource<Right[]>

  constructor({ request }: Pick<App, 'request'>) {
    this.rights = new Resource(() => request(listRights, {}))
  }
}
