import { DEFAULT_LOCALE, LOCALES, type Locale, localeFromUrl } from '@/domain/locale'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'locale'

/** The language of the interface: set by the address, else chosen before, else simplified Chinese. */
export class LocaleStore {
  locale: Locale

  constructor(
    private readonly storage: KeyValueStorage,
    launchQuery: Readonly<Record<string, string>> = {},
  ) {
    const requested = localeFromUrl(launchQuery.lang)
    // The way back from a cashier, or a page opened later, does not set it again.
    if (requested) storage.set(STORAGE_KEY, requested)
    this.locale = requested ?? savedLocale(storage) ?? DEFAULT_LOCALE
    makeRefObservable(this)
  }

  choose(locale: Locale): void {
    this.locale = locale
    this.storage.set(STORAGE_KEY, locale)
  }
}

function savedLocale(storage: KeyValueStorage): Locale | null {
  const saved = storage.get<Locale>(STORAGE_KEY)
  return saved !== null && LOCALES.includes(saved) ? saved : null
}
