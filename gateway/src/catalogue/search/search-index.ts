import SearchableMap from 'minisearch/SearchableMap'
import { Matches } from './matches'
import { type Postings, PostingsBuilder } from './postings'
import {
  initialsTerm,
  KnownTerms,
  kindOf,
  type Run,
  runsOf,
  soundTerms,
  spellingTerm,
  writtenTerms,
} from './search-terms'

/** What is searched of one thing: texts in every language, by how much they say about it. */
export interface SearchDocument {
  /** Its own name. */
  name: string
  /** Who is to be seen. */
  people?: string
  /** Where it is. */
  place: string
  /** What it is like: category, subtitle. */
  about?: string
  /** What stands in the place of an amount. */
  price?: string
}

const FIELDS: readonly (readonly [field: keyof SearchDocument, weight: number])[] = [
  ['about', 1],
  ['place', 2],
  ['price', 3],
  ['people', 4],
  ['name', 4],
]

/** What sounds alike, or is spelt in letters, says less than the characters themselves. */
const SOUND_FACTOR = 0.4
/** Letters a word has at least of which one may be wrong; two of twice as many. */
const MIN_FUZZY = 4
/** What is typed beyond so many characters tells no more, and costs. */
const MAX_TYPED = 60
/** What is done before others get a turn: some ten milliseconds. */
const DOCUMENTS_AT_ONCE = 20
const TERMS_AT_ONCE = 2_000

/**
 * An index with ranking: finds by characters, by sound, by spelling in letters and its initials, and despite a typo
 * (CAT-016). Things are known by their place in the list the index is made of; of two that match alike the earlier one
 * comes first.
 */
export class SearchIndex {
  /** Characters, and how they sound, by twos. */
  private readonly pairs = new Map<string, Postings>()
  /** Words in letters; only these are looked for with mistakes. */
  private readonly words = new SearchableMap<Postings>()
  /** How characters are spelt, and the initials of it. */
  private readonly spellings = new SearchableMap<Postings>()

  private constructor(private readonly size: number) {}

  /** Makes an index bit by bit: whatever else there is to do is done in between. */
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

  /** What matches all that was typed; where nothing does, what matches at least half of it. */
  find(keyword: string): Matches {
    const runs = runsOf(keyword.slice(0, MAX_TYPED))
    const spelt = this.matchSyllables(runs)
    if (spelt.count > 0) return spelt
    const [first, ...others] = runs.map((run) => (run.isHan ? this.matchHan(run.text) : this.matchLetters(run.text)))
    if (!first) return this.nothing()
    const all = first.with(others)
    return all.count > 0 ? all : this.findMost(runs)
  }

  /** Pairs that stand nowhere are where two words meet, or a typo; if they are not too many, the others decide. */
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

  /** Letters: a word or its beginning, a word with a wrong letter, the beginning of a spelling or of initials. */
  private matchLetters(letters: string): Matches {
    const matches = this.nothing()
    this.addPrefixed(matches, this.words, letters, 1)
    this.addPrefixed(matches, this.spellings, spellingTerm(letters), SOUND_FACTOR)
    this.addPrefixed(matches, this.spellings, initialsTerm(letters), SOUND_FACTOR)
    for (const [postings, factor] of this.similar(letters)) this.add(matches, postings, factor)
    return matches
  }

  /** Syllables with a blank or an apostrophe between them, as input methods write pinyin: `xing he`. */
  private matchSyllables(runs: readonly Run[]): Matches {
    const matches = this.nothing()
    if (runs.length < 2 || runs.some(({ isHan }) => isHan)) return matches
    const letters = runs.map(({ text }) => text).join('')
    this.addPrefixed(matches, this.spellings, spellingTerm(letters), SOUND_FACTOR)
    return matches
  }

  /** Some of what was typed is wrong: whatever has at least half of it, each pair as it is written or sounds. */
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

  /** What has every one of these terms, looked for where the fewest are. */
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

  /** How much a term tells: what stands everywhere tells little. */
  private rarity({ length }: Postings): number {
    return Math.log(1 + this.size / length)
  }
}

/** Does something with each, and lets others have a turn after so many. */
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

/** How many of the parts typed have to be found where not all are: half of them, one of two or three. */
function enough(parts: number): number {
  return Math.max(1, Math.floor(parts / 2))
}
