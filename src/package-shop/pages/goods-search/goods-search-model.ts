import { GoodsListModel } from '@/blocks/goods-list/goods-list-model'
import { MAX_KEYWORD } from '@/blocks/search-field/search-field'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { GoodsChoiceParams } from '@/routes/choice-params'
import type { App } from '@/services/app'

/** Search of the mall: the input, and the goods of the entered words. */
export class GoodsSearchModel {
  readonly list: GoodsListModel
  typed = ''

  constructor(app: Pick<App, 'request' | 'locale'>) {
    this.list = new GoodsListModel(app)
    makeRefObservable(this)
  }

  get addressParams(): GoodsChoiceParams {
    return this.list.addressParams
  }

  enter(params: GoodsChoiceParams | null): void {
    if (params === null) return
    const keyword = (params.keyword ?? '').trim().slice(0, MAX_KEYWORD)
    this.typed = keyword
    this.list.enter({ ...params, keyword })
  }

  load(): void {
    this.list.load()
  }

  type(text: string): void {
    this.typed = text
  }

  clear(): void {
    this.typed = ''
    this.list.search('')
  }

  submit(): void {
    this.list.search(this.typed.trim())
  }

  /** Restores the entered words in the field when the filters are cleared. */
  clearFilters(): void {
    this.typed = ''
    this.list.clearFilters()
  }

  dispose(): void {
    this.list.dispose()
  }
}
