import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'search-history'
const MAX_WORDS = 8

/** Searches on this device, the latest first, without duplicates (CAT-017). */
export class SearchHistory {
  words: readonly string[]

  constructor(private readonly storage: KeyValueStorage) {
    this.words = savedWords(storage)
    makeRefObservable(this)
  }

  add(word: string): void {
    this.save([word, ...this.words.filter((known) => known !== word)].slice(0, MAX_WORDS))
  }

  remove(word: string): void {
    this.save(this.words.filter((known) => known !== word))
  }

  clear(): void {
    this.save([])
  }

  private save(words: readonly string[]): void {
    this.words = words
    this.storage.set(STORAGE_KEY, words)
  }
}

/** Storage content is untrusted. */
function savedWords(storage: KeyValueStorage): readonly string[] {
  const saved = storage.get<unknown>(STORAGE_KEY)
  return Array.isArray(saved) ? saved.filter((word) => typeof word === 'string').slice(0, MAX_WORDS) : []
}
