import { makeAutoObservable } from 'mobx'
import { type ListSitesOutput, listSites, type Site } from '@/contracts/site/list-sites'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { Resource } from '@/lib/resource'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { Request } from '@/request/request'

const STORAGE_KEY = 'city'
const RECENT_KEY = 'recent-cities'
const MOST_RECENT = 6

/** The city the user looks at. Until one is chosen it is Shanghai (S1 §4). */
export class SiteStore {
  cityId: string
  /** Cities chosen before, the latest first, each once (S1 §4). */
  recentIds: readonly string[]
  /** The user is choosing a city on the home page. */
  isChoosing = false
  /** Every city of the merchant, in the language of the interface. */
  readonly sites: Resource<ListSitesOutput>

  constructor(
    request: Request,
    private readonly storage: KeyValueStorage,
  ) {
    this.cityId = storage.get<string>(STORAGE_KEY) ?? DEFAULT_SITE_ID
    this.recentIds = savedRecents(storage)
    this.sites = new Resource(() => request(listSites, {}))
    makeAutoObservable<this, 'storage'>(this, { sites: false, storage: false }, { autoBind: true })
  }

  /** `null` until the list of cities is there. */
  get current(): Site | null {
    return this.all.find(({ cityId }) => cityId === this.cityId) ?? null
  }

  /** Those of the cities chosen before that the merchant still serves. */
  get recent(): Site[] {
    return this.recentIds.flatMap((id) => this.all.find(({ cityId }) => cityId === id) ?? [])
  }

  /** Every city once, by initials. */
  get all(): Site[] {
    return this.sites.value?.groups.flatMap(({ sites }) => sites) ?? []
  }

  startChoosing(): void {
    this.isChoosing = true
  }

  stopChoosing(): void {
    this.isChoosing = false
  }

  choose(cityId: string): void {
    this.isChoosing = false
    this.cityId = cityId
    this.recentIds = [cityId, ...this.recentIds.filter((id) => id !== cityId)].slice(0, MOST_RECENT)
    this.storage.set(STORAGE_KEY, cityId)
    this.storage.set(RECENT_KEY, this.recentIds)
  }
}

function savedRecents(storage: KeyValueStorage): readonly string[] {
  const saved = storage.get<string[]>(RECENT_KEY)
  return Array.isArray(saved) ? saved : []
}
