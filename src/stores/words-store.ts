import type { Locale } from '@/domain/locale'
import { type Dictionary, type TextOverride, type Translate, translator } from '@/i18n/text'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { CopywritingStore } from './copywriting-store'
import type { LocaleStore } from './locale-store'
import type { ShopConfigStore } from './shop-config-store'

interface Sources {
  locale: Pick<LocaleStore, 'locale'>
  copywriting: Pick<CopywritingStore, 'ownTexts'>
  shopConfig: Pick<ShopConfigStore, 'replaceLabels'>
}

/** The product's texts as this shop words them, for screens and for what is shown outside them (I18N-041, SHELL-029). */
export class WordsStore {
  constructor(private readonly sources: Sources) {
    makeRefObservable(this)
  }

  /** The merchant's text in place of the product's, with the merchant's labels in either. */
  get override(): TextOverride {
    const { copywriting, shopConfig } = this.sources
    return overrideOf(copywriting.ownTexts, shopConfig.replaceLabels)
  }

  /** The texts of a dictionary for toasts and dialogs, in the current language. */
  of<Key extends string>(dictionary: Dictionary<Key>): Translate<Key> {
    return translator(dictionary, this.locale, this.override)
  }

  private get locale(): Locale {
    return this.sources.locale.locale
  }
}

function overrideOf(texts: ReadonlyMap<string, string>, replaceLabels: (text: string) => string): TextOverride {
  return (text, type, key) => replaceLabels(texts.get(`${type}.${key}`) ?? text)
}
