import { reaction } from 'mobx'
import { type GetLayoutInput, type GetLayoutOutput, getLayout } from '@/contracts/layout/get-layout'
import { getUserComponents } from '@/contracts/layout/get-user-components'
import type { ComponentType, LayoutComponent } from '@/contracts/layout/layout-component'
import { listMasonry, type MasonryShow } from '@/contracts/layout/list-masonry'
import { PAGE_LENGTH } from '@/contracts/page'
import { completedComponents, sanitizeComponents } from '@/domain/layout-components'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { offeredComponents } from '@/services/jumps/offered-components'

const RECOMMEND_LIST: ComponentType = 'RECOMMEND_LIST'

type LayoutApp = Pick<App, 'request' | 'site' | 'session' | 'clock' | 'webPlaces'>

/**
 * Layout of a page by the merchant for the chosen city and language, completed with the user's part and the cards of
 * its recommended lists.
 */
export class LayoutModel {
  readonly layout: Resource<GetLayoutOutput>

  /** User's part, by component. */
  private userParts: ReadonlyMap<string, object> = new Map()
  /** Arrival of the layout and of the user's parts, epoch ms. */
  private layoutAt = 0
  private userPartsAt = 0
  private recommended = new Map<string, PagedList<MasonryShow>>()
  private readonly endWatch: () => void

  constructor(
    private readonly app: LayoutApp,
    private readonly wanted: Omit<GetLayoutInput, 'cityId'>,
  ) {
    this.layout = new Resource(() => this.fetchLayout())
    makeRefObservable(this, 'recommended', 'layoutAt', 'userPartsAt', 'endWatch')
    this.endWatch = reaction(
      () => [app.session.isLoggedIn, this.layout.value],
      () => void this.loadUserParts(),
    )
  }

  /** Components in order; users-only ones for a user. */
  get components(): LayoutComponent[] {
    const { value } = this.layout
    return value ? completedComponents(value.components, this.app.session.isLoggedIn, this.userParts) : []
  }

  load(): void {
    void this.layout.load()
  }

  /** Fetches what belongs to the user, once more after the user changed it. The layout stands without it. */
  async loadUserParts(): Promise<void> {
    const { value } = this.layout
    if (!value || !this.app.session.isLoggedIn) return this.setUserParts([])
    const { layoutId, page } = value
    const components = value.components
      .filter(({ needUserData }) => needUserData)
      .map(({ componentId, componentType }) => ({ componentId, componentType }))
    if (components.length === 0) return
    const { cityId } = this.app.site
    const { topicId, couponTemplateId } = this.wanted
    const input = { layoutId, page, cityId, components, topicId, couponTemplateId }
    const parts = await this.app.request(getUserComponents, input).catch(() => null)
    if (parts && value === this.layout.value) this.setUserParts(parts)
  }

  /** Remaining part of a time (s) in a component since the answer arrived. */
  secondsLeft(componentId: string, seconds: number): number {
    const since = this.userParts.has(componentId) ? this.userPartsAt : this.layoutAt
    return Math.max(0, seconds - (this.app.clock.now() - since) / 1000)
  }

  recommendedShows(componentId: string): PagedList<MasonryShow> {
    const list = this.recommended.get(componentId)
    if (!list) throw new Error(`component ${componentId} is not part of the layout`)
    return list
  }

  /** True if the layout, or one of its lists, has more content below. */
  get isGrowing(): boolean {
    if (this.layout.value === null) return this.layout.error === null
    return [...this.recommended.values()].some(({ isGrowing }) => isGrowing)
  }

  /** Loads the last recommended list near the end of the page. */
  loadMore(): void {
    const lists = [...this.recommended.values()]
    void lists[lists.length - 1]?.loadMore()
  }

  dispose(): void {
    this.endWatch()
  }

  private setUserParts(parts: readonly { componentId: string; data: object }[]): void {
    this.userPartsAt = this.app.clock.now()
    this.userParts = new Map(parts.map(({ componentId, data }) => [componentId, data]))
  }

  private async fetchLayout(): Promise<GetLayoutOutput> {
    const { cityId } = this.app.site
    const answer = await this.app.request(getLayout, { ...this.wanted, cityId })
    this.layoutAt = this.app.clock.now()
    const layout = {
      ...answer,
      components: offeredComponents(sanitizeComponents(answer.components), this.app.webPlaces),
    }
    const lists = layout.components
      .filter(({ componentType }) => componentType === RECOMMEND_LIST)
      .map(({ componentId }) => [componentId, this.recommendedList(layout.layoutId, componentId, cityId)] as const)
    this.recommended = new Map(lists)
    for (const list of this.recommended.values()) void list.refresh()
    return layout
  }

  private recommendedList(layoutId: string, componentId: string, cityId: string): PagedList<MasonryShow> {
    const component = { layoutId, componentId, componentType: RECOMMEND_LIST, cityId }
    return new PagedList((offset) => this.app.request(listMasonry, { ...component, offset, length: PAGE_LENGTH }))
  }
}
