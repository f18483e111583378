import { type GetEntranceOutput, getEntrance } from '@/contracts/entrance/get-entrance'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** An entrance, and the code of the user who has registered there (OPEN-007). */
export class EntranceRegistrationDetailModel {
  readonly entrance: Resource<GetEntranceOutput>

  constructor({ request }: Pick<App, 'request'>, id: string) {
    this.entrance = new Resource(() => request(getEntrance, { id }))
  }
}
