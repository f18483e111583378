import { reaction } from 'mobx'
import { listSpuCategories, type SpuCategory } from '@/contracts/goods/list-spu-categories'
import { listSpus, type SpuSort } from '@/contracts/goods/list-spus'
import type { SpuCard } from '@/contracts/goods/spu-card'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { GoodsChoiceParams } from '@/routes/choice-params'
import type { App } from '@/services/app'

export const SPU_SORTS = ['DEFAULT', 'SALES', 'PRICE_ASC', 'PRICE_DESC'] as const satisfies readonly SpuSort[]

/** Goods of a category, by name, in an order; what is chosen stands in the address of the page. */
export class GoodsListModel {
  readonly categories: Resource<SpuCategory[]>
  readonly goods: PagedList<SpuCard>
  /** Null for every category. */
  categoryId: string | null = null
  sort: SpuSort = 'DEFAULT'
  /** Query of the goods; empty for all of them. */
  keyword = ''

  private readonly endWatch: () => void

  constructor({ request, locale }: Pick<App, 'request' | 'locale'>) {
    this.categories = new Resource(
      () => request(listSpuCategories, {}),
      (categories) => this.dropUnknown(categories),
    )
    this.goods = new PagedList((offset) =>
      request(listSpus, {
        keyword: this.keyword || undefined,
        categoryId: this.categoryId ?? undefined,
        sortType: this.sort,
        offset,
        length: PAGE_LENGTH,
      }),
    )
    this.endWatch = reaction(
      () => locale.locale,
      () => this.load(),
    )
    makeRefObservable(this, 'endWatch')
  }

  get addressParams(): GoodsChoiceParams {
    return {
      keyword: this.keyword || undefined,
      category: this.categoryId ?? undefined,
      sort: this.sort === 'DEFAULT' ? undefined : this.sort,
    }
  }

  /** Applies the parameters of an address. */
  enter(params: GoodsChoiceParams | null): void {
    if (params === null) return
    const { keyword = '', category = null, sort } = params
    const known = SPU_SORTS.find((each) => each === sort) ?? 'DEFAULT'
    const isSame = keyword === this.keyword && category === this.categoryId && known === this.sort
    this.keyword = keyword
    this.categoryId = category
    this.sort = known
    if (!isSame && this.goods.status !== 'idle') void this.goods.restart()
  }

  load(): void {
    void this.categories.load()
    void this.goods.refresh()
  }

  chooseCategory(categoryId: string | null): void {
    if (categoryId === this.categoryId) return
    this.categoryId = categoryId
    void this.goods.restart()
  }

  chooseSort(sort: SpuSort): void {
    if (sort === this.sort) return
    this.sort = sort
    void this.goods.restart()
  }

  search(keyword: string): void {
    if (keyword === this.keyword) return
    this.keyword = keyword
    void this.goods.restart()
  }

  /** Shows every category again, in the merchant's order. */
  clearFilters(): void {
    this.categoryId = null
    this.sort = 'DEFAULT'
    this.keyword = ''
    void this.goods.restart()
  }

  dispose(): void {
    this.endWatch()
  }

  /** An address may name a category that the merchant does not have. */
  private dropUnknown(categories: readonly SpuCategory[]): void {
    if (!categories.some(({ categoryId }) => categoryId === this.categoryId)) this.chooseCategory(null)
  }
}
