import { runInAction } from 'mobx'
import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { type ListedSite, type ListSitesOutput, listSites, type Site } from '@/contracts/site/list-sites'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { wait } from '@/lib/wait'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { Request } from '@/request/request'

const STORAGE_KEY = 'city'
const RECENT_KEY = 'recent-cities'
const MAX_RECENT = 6
/** Timeout of locating the user by the server, ms. */
const PATIENCE_MS = 1000

/**
 * The city the user looks at: the one a link names, the one they chose, the one the server takes them to be in, else
 * Shanghai.
 */
export class SiteStore {
  cityId: string
  /** Cities chosen before, the latest first, each once. */
  recentIds: readonly string[]
  /** The user is choosing a city on the home page. */
  isChoosing = false
  /** Every open city of the merchant, in the language of the interface (D-42). */
  readonly sites: Resource<ListSitesOutput>

  /** A link or the user named the city; else it may still be found. */
  isGiven: boolean
  /** The user could not be located. */
  private isLost = false
  private finding: Promise<void> = Promise.resolve()

  constructor(
    private readonly request: Request,
    private readonly storage: KeyValueStorage,
    { cityId }: Readonly<Record<string, string>> = {},
  ) {
    const given = cityId || storage.get<string>(STORAGE_KEY)
    this.isGiven = Boolean(given)
    this.cityId = given || DEFAULT_SITE_ID
    this.recentIds = savedRecents(storage)
    this.sites = new Resource(
      async () => openSites(await request(listSites, {})),
      () => this.leaveUnknown(),
    )
    makeRefObservable(this, 'finding')
  }

  /** The list of cities, or the user's own, was requested and did not come. */
  get hasFailed(): boolean {
    return this.isLost || this.hasNoSites
  }

  private get hasNoSites(): boolean {
    return this.sites.value === null && this.sites.status === 'failed'
  }

  /** Asks again for what has failed. Never rejects. */
  async load(): Promise<void> {
    await Promise.all([this.hasNoSites && this.sites.load(), this.isLost && this.findCurrent()])
  }

  /** `null` until the list of cities is there. */
  get current(): Site | null {
    return this.all.find(({ cityId }) => cityId === this.cityId) ?? null
  }

  /** Recent cities that the merchant still serves. */
  get recent(): Site[] {
    return this.recentIds.flatMap((id) => this.all.find(({ cityId }) => cityId === id) ?? [])
  }

  /** Every city once, by initials. */
  get all(): ListedSite[] {
    return this.sites.value?.groups.flatMap(({ sites }) => sites) ?? []
  }

  /**
   * Id of the city of these coordinates (degrees), or of the network the user comes from; a closed one falls back to the
   * default. Rejects if it is unknown.
   */
  async cityIdOf(position: { lat: number; lng: number } | null): Promise<string> {
    const found = await this.request(getCurrentLocation, position ?? {})
    return isOpen(found) ? found.cityId : DEFAULT_SITE_ID
  }

  /** Takes the city the server knows, where neither a link nor the user named one. Never rejects. */
  findCurrent(): Promise<void> {
    this.finding = this.find()
    return this.finding
  }

  /** Resolves once the city is known, or after a second without it: lists of shows wait for it. */
  known(): Promise<void> {
    return Promise.race([this.finding, wait(PATIENCE_MS)])
  }

  private async find(): Promise<void> {
    this.isLost = false
    if (this.isGiven) return
    const found = await this.cityIdOf(null).catch(() => null)
    runInAction(() => {
      this.isLost = found === null
      if (found && !this.isGiven) this.cityId = found
    })
  }

  /** Fetches the list of cities unless it is there or on its way. */
  loadSites(): void {
    if (this.sites.status === 'idle' || this.sites.status === 'failed') void this.sites.load()
  }

  /** Fetches the names again in another language, if they were fetched before. */
  translateSites(): void {
    if (this.sites.status !== 'idle') void this.sites.load()
  }

  startChoosing(): void {
    this.isChoosing = true
  }

  stopChoosing(): void {
    this.isChoosing = false
  }

  /** A link may name a city that the merchant does not serve, or has closed: nothing is to be seen there. */
  private leaveUnknown(): void {
    const [first] = this.all
    if (this.current || !first) return
    this.cityId = (this.all.find(({ cityId }) => cityId === DEFAULT_SITE_ID) ?? first).cityId
  }

  /** Drops the cities that were chosen; the one on screen stays until the app starts again. */
  forget(): void {
    this.isGiven = false
    this.recentIds = []
  }

  choose(cityId: string): void {
    this.isChoosing = false
    this.isGiven = true
    this.cityId = cityId
    this.recentIds = [cityId, ...this.recentIds.filter((id) => id !== cityId)].slice(0, MAX_RECENT)
    this.storage.set(STORAGE_KEY, cityId)
    this.storage.set(RECENT_KEY, this.recentIds)
  }
}

function isOpen({ status }: Pick<Site, 'status'>): boolean {
  return status !== 'CLOSED'
}

function openSites({ hot, groups }: ListSitesOutput): ListSitesOutput {
  const open = groups.map((group) => ({ ...group, sites: group.sites.filter(isOpen) }))
  return { hot: hot.filter(isOpen), groups: open.filter(({ sites }) => sites.length > 0) }
}

function savedRecents(storage: KeyValueStorage): readonly string[] {
  const saved = storage.get<string[]>(RECENT_KEY)
  return Array.isArray(saved) ? saved : []
}
