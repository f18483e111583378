import { runInAction } from 'mobx'
import { type CopyGroup, getCopywriting } from '@/contracts/copywriting/get-copywriting'
import type { Locale } from '@/domain/locale'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Request } from '@/request/request'

const NO_TEXTS: ReadonlyMap<string, string> = new Map()

/** The product's texts as the shop words them; they come after the first screen and win over the built-in ones. */
export class CopywritingStore {
  /** By type and key: `common.action.back`. */
  texts: ReadonlyMap<string, string> = new Map()
  /** They were requested and did not come. */
  hasFailed = false
  private textsLocale: Locale | null = null

  constructor(
    private readonly request: Request,
    private readonly client: { merchantId: string; client: string },
    private readonly locale: () => Locale,
  ) {
    makeRefObservable(this)
  }

  /** Fetches the texts in the language of the interface. Never rejects: without them the built-in ones stand. */
  async load(): Promise<void> {
    const locale = this.locale()
    if (locale !== this.textsLocale) this.setTexts(locale, new Map())
    this.hasFailed = false
    const groups = await this.request(getCopywriting, this.client).catch(() => null)
    if (locale !== this.locale()) return
    runInAction(() => {
      this.hasFailed = groups === null
      if (groups !== null) this.setTexts(locale, textsOf(groups))
    })
  }

  /** The texts in the language of the interface; none while only those of another language are there. */
  get ownTexts(): ReadonlyMap<string, string> {
    return this.locale() === this.textsLocale ? this.texts : NO_TEXTS
  }

  private setTexts(locale: Locale, texts: ReadonlyMap<string, string>): void {
    this.textsLocale = locale
    this.texts = texts
  }
}

/** The texts by type and key, of whatever a shop sent. */
function textsOf(groups: readonly CopyGroup[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const group of Array.isArray(groups) ? groups : []) {
    for (const item of Array.isArray(group?.items) ? group.items : [])
      if (typeof item?.text === 'string') texts.set(`${group.type}.${item.key}`, item.text)
  }
  return texts
}
