import { makeAutoObservable } from 'mobx'
import { type ListSitesOutput, listSites, type Site } from '@/contracts/site/list-sites'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { Resource } from '@/lib/resource'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { Request } from '@/request/request'

const STORAGE_KEY = 'city'

/** The city the user looks at. Until one is chosen it is Shanghai (S1 §4). */
export class SiteStore {
  cityId: string
  /** Every city of the merchant, in the language of the interface. */
  readonly sites: Resource<ListSitesOutput>

  constructor(
    request: Request,
    private readonly storage: KeyValueStorage,
  ) {
    this.cityId = storage.get<string>(STORAGE_KEY) ?? DEFAULT_SITE_ID
    this.sites = new Resource(() => request(listSites, {}))
    makeAutoObservable<this, 'storage'>(this, { sites: false, storage: false }, { autoBind: true })
  }

  /** `null` until the list of cities is there. */
  get current(): Site | null {
    const groups = this.sites.value?.groups ?? []
    return groups.flatMap(({ sites }) => sites).find(({ cityId }) => cityId === this.cityId) ?? null
  }

  choose(cityId: string): void {
    this.cityId = cityId
    this.storage.set(STORAGE_KEY, cityId)
  }
}
