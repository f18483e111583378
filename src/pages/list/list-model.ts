import { makeAutoObservable, reaction } from 'mobx'
import { type GetLayoutOutput, getLayout } from '@/contracts/layout/get-layout'
import type { ComponentType } from '@/contracts/layout/layout-component'
import { listMasonry, type MasonryShow } from '@/contracts/layout/list-masonry'
import { PAGE_LENGTH } from '@/contracts/page'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { App } from '@/shell/app-context'

const RECOMMEND_LIST: ComponentType = 'RECOMMEND_LIST'

/** The home page: the merchant's layout for the chosen city and language, and the cards of its recommended lists. */
export class ListModel {
  readonly layout: Resource<GetLayoutOutput>
  isCityPickerOpen = false

  private recommended = new Map<string, PagedList<MasonryShow>>()
  private readonly endWatch: () => void

  constructor(private readonly app: Pick<App, 'request' | 'site' | 'locale'>) {
    this.layout = new Resource(() => this.fetchLayout())
    makeAutoObservable<this, 'app' | 'recommended' | 'endWatch'>(
      this,
      { app: false, layout: false, recommended: false, endWatch: false },
      { autoBind: true },
    )
    this.endWatch = reaction(
      () => [app.site.cityId, app.locale.locale],
      () => this.load(),
    )
  }

  load(): void {
    void this.layout.load()
    void this.app.site.sites.load()
  }

  recommendedShows(componentId: string): PagedList<MasonryShow> {
    const list = this.recommended.get(componentId)
    if (!list) throw new Error(`component ${componentId} is not part of the layout`)
    return list
  }

  /** The end of the page nears: the last recommended list goes on. */
  loadMore(): void {
    const lists = [...this.recommended.values()]
    void lists[lists.length - 1]?.loadMore()
  }

  openCityPicker(): void {
    this.isCityPickerOpen = true
  }

  closeCityPicker(): void {
    this.isCityPickerOpen = false
  }

  chooseCity(cityId: string): void {
    this.isCityPickerOpen = false
    this.app.site.choose(cityId)
  }

  dispose(): void {
    this.endWatch()
  }

  private async fetchLayout(): Promise<GetLayoutOutput> {
    const { cityId } = this.app.site
    const layout = await this.app.request(getLayout, { page: 'HOME', cityId })
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
