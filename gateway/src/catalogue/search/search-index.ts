import SearchableMap from 'minisearch/SearchableMap'
import { Matches } from './matches'
import { type Postings, PostingsBuilder } from './postings'
import {
  initialsTerm,
  isSyllable,
  KnownTerms,
  kindOf,
  type Run,
  runsOf,
  soundTerms,
  spellingTerm,
  writtenTerms,
} from './search-terms'

/** Searchable texts of an item in every language, by relevance. */
export interface SearchDocument {
  /** Name of the item. */
  name: string
  /** Performers. */
  people?: string
  /** Place of the item. */
  place: string
  /** Description: category, subtitle. */
  about?: string
  /** Word in place of an amount. */
  price?: string
}

const FIELDS: readonly (readonly [field: keyof SearchDocument, weight: number])[] = [
  ['about', 1],
  ['place', 2],
  ['price', 3],
  ['people', 4],
  ['name', 4],
]

/** Weight of matches by sound or spelling, relative to characters. */
const SOUND_FACTOR = 0.4
/** Minimum letters of a word that tolerates one typo; two for twice as many. */
const MIN_FUZZY = 4
/** Maximum characters of a keyword: more add cost without precision. */
const MAX_TYPED = 60
/** Documents per time slice: some ten milliseconds. */
const DOCUMENTS_AT_ONCE = 20
const TERMS_AT_ONCE = 2_000

/**
 * A ranking index: finds by characters, sound, spelling and its initials, with typo tolerance (CAT-016). Items are
 * known by their place in the indexed list; of equal matches the earlier one comes first.
 */
export class SearchIndex {
  /** Character pairs, and their sounds. */
  private readonly pairs = new Map<string, Postings>()
  /** Latin words; only these are matched fuzzily. */
  private readonly words = new SearchableMap<Postings>()
  /** Spellings of characters, and their initials. */
  private readonly spellings = new SearchableMap<Postings>()

  private constructor(private readonly size: number) {}

  /** Builds an index in time slices, so that other work continues. */
  static async of(documents: readonly SearchDocument[]): Promise<SearchIndex> {
    const index = new SearchIndex(documents.length)
    const builder = new PostingsBuilder()
    const known = new KnownTerms()
    await inSlices(documents.entries(), DOCUMENTS_AT_ONCE, ([at, document]) => {
      for (const [field, weight] of FIELDS) {
        for (const term of known.of(document[field] ?? '')) builder.add(term, at, weight)
      }
    })
    await inSlices(builder.build(), TERMS_AT_ONCE, ([term, postings]) => index.termsLike(term).set(term, postings))
    return index
  }

  /** Matches of all parts of the keyword; without any, matches of at least half. */
  find(keyword: string): Matches {
    const runs = runsOf(keyword.slice(0, MAX_TYPED))
    const spelt = this.matchSyllables(runs)
    if (spelt.count > 0) return spelt
    if (runs.length > 1 && runs.every(isSyllable)) return this.matchWords(runs)
    const [first, ...others] = runs.map((run) => (run.isHan ? this.matchHan(run.text) : this.matchLetters(run.text)))
    if (!first) return this.nothing()
    const all = first.with(others)
    return all.count > 0 ? all : this.findMost(runs)
  }

  /** Unknown pairs mark word boundaries or typos; if there are few, the others decide. */
  private matchHan(run: string): Matches {
    const pairs = writtenTerms(run)
    const written = this.known(pairs)
    const sounds = this.known(soundTerms(run))
    const least = enough(pairs.length)
    const matches = this.nothing()
    if (written.length >= least) this.addEach(matches, written, 1)
    if (sounds.length >= least && sounds.length > written.length) this.addEach(matches, sounds, SOUND_FACTOR)
    return matches
  }

  /** Letters: a word or its prefix, a word with a typo, the prefix of a spelling or of initials. */
  private matchLetters(letters: string): Matches {
    const matches = this.nothing()
    this.addPrefixed(matches, this.words, letters, 1)
    this.addPrefixed(matches, this.spellings, spellingTerm(letters), SOUND_FACTOR)
    this.addPrefixed(matches, this.spellings, initialsTerm(letters), SOUND_FACTOR)
    for (const [postings, factor] of this.similar(letters)) this.add(matches, postings, factor)
    return matches
  }

  /** Syllables separated by blanks or apostrophes, as input methods write pinyin: `xing he`. */
  private matchSyllables(runs: readonly Run[]): Matches {
    const matches = this.nothing()
    if (runs.length < 2 || runs.some(({ isHan }) => isHan)) return matches
    const letters = runs.map(({ text }) => text).join('')
    this.addPrefixed(matches, this.spellings, spellingTerm(letters), SOUND_FACTOR)
    return matches
  }

  /** Whole Latin words: pinyin that no title has is never matched syllable by syllable. */
  private matchWords(runs: readonly Run[]): Matches {
    const [first, ...others] = runs.map(({ text }) => {
      const matches = this.nothing()
      const postings = this.words.get(text)
      if (postings) this.add(matches, postings, 1)
      return matches
    })
    return first?.with(others) ?? this.nothing()
  }

  /** Fallback for partly wrong keywords: matches of at least half, each pair as written or by sound. */
  private findMost(runs: readonly Run[]): Matches {
    const groups = runs.flatMap(({ text, isHan }) => (isHan ? this.matchPairs(text) : [this.matchLetters(text)]))
    return Matches.most(this.size, groups, enough(groups.length))
  }

  private matchPairs(run: string): Matches[] {
    const sounds = soundTerms(run)
    return writtenTerms(run).map((pair, at) => {
      const matches = this.nothing()
      this.addEach(matches, this.known([pair]), 1)
      this.addEach(matches, this.known(sounds.slice(at, at + 1)), SOUND_FACTOR)
      return matches
    })
  }

  private termsLike(term: string): { set(term: string, postings: Postings): unknown } {
    const kind = kindOf(term)
    if (kind === 'pair') return this.pairs
    return kind === 'word' ? this.words : this.spellings
  }

  private nothing(): Matches {
    return new Matches(this.size)
  }

  private known(terms: readonly string[]): Postings[] {
    return terms.flatMap((term) => this.pairs.get(term) ?? [])
  }

  /** Intersects terms, starting with the rarest. */
  private addEach(matches: Matches, terms: readonly Postings[], factor: number): void {
    const [rarest, ...others] = [...terms]
      .sort((a, b) => a.length - b.length)
      .map((postings) => ({ postings, rarity: this.rarity(postings), weightOf: postings.reader() }))
    rarest?.postings.forEach((at, weight) => {
      let score = weight * rarest.rarity
      for (const { weightOf, rarity } of others) {
        const found = weightOf(at)
        if (found === 0) return
        score += found * rarity
      }
      matches.add(at, score * factor)
    })
  }

  private addPrefixed(matches: Matches, terms: SearchableMap<Postings>, prefix: string, factor: number): void {
    for (const [term, postings] of terms.atPrefix(prefix)) {
      this.add(matches, postings, (factor * prefix.length) / term.length)
    }
  }

  private add(matches: Matches, postings: Postings, factor: number): void {
    const share = factor * this.rarity(postings)
    postings.forEach((at, weight) => {
      matches.add(at, weight * share)
    })
  }

  private similar(word: string): [Postings, number][] {
    if (word.length < MIN_FUZZY) return []
    const mistakes = word.length < 2 * MIN_FUZZY ? 1 : 2
    return [...this.words.fuzzyGet(word, mistakes).entries()].map(([, [postings, distance]]) => [
      postings,
      0.5 / (1 + distance),
    ])
  }

  /** Weight of a term by rarity. */
  private rarity({ length }: Postings): number {
    return Math.log(1 + this.size / length)
  }
}

/** Processes items in time slices. */
async function inSlices<Item>(all: Iterable<Item>, atOnce: number, act: (item: Item) => void): Promise<void> {
  let left = atOnce
  for (const item of all) {
    act(item)
    left -= 1
    if (left > 0) continue
    left = atOnce
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Minimum number of matching parts: half of them, one of two or three. */
function enough(parts: number): number {
  return Math.max(1, Math.floor(parts / 2))
}
