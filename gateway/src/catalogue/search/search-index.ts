import SearchableMap from 'minisearch/SearchableMap'
import { Matches } from './matches'
import { Postings } from './postings'
import { initialsTerm, type Run, runsOf, soundTerms, spellingTerm, termsOf, writtenTerms } from './search-terms'

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
}

const FIELDS: readonly (readonly [field: keyof SearchDocument, weight: number])[] = [
  ['about', 1],
  ['place', 2],
  ['people', 4],
  ['name', 4],
]

/** What sounds alike, or is spelt in letters, says less than the characters themselves. */
const SOUND_FACTOR = 0.4
/** Letters a word has at least of which one may be wrong; two of twice as many. */
const MIN_FUZZY = 4

/**
 * An index with ranking: finds by characters, by sound, by spelling in letters and its initials, and despite a typo
 * (CAT-016). Things are known by their place in the list the index is made of; of two that match alike the earlier one
 * comes first.
 */
export class SearchIndex {
  private readonly terms = new SearchableMap<Postings>()
  private readonly size: number

  constructor(documents: readonly SearchDocument[]) {
    this.size = documents.length
    documents.forEach((document, at) => {
      for (const [field, weight] of FIELDS) {
        for (const term of termsOf(document[field] ?? '')) {
          this.terms.fetch(term, () => new Postings()).add(at, weight)
        }
      }
    })
  }

  /** What matches all that was typed, the best first; where nothing does, what matches at least half of it. */
  find(keyword: string): number[] {
    const runs = runsOf(keyword)
    if (runs.length === 0) return []
    const parts = runs.map((run) => (run.isHan ? this.matchHan(run.text) : this.matchLetters(run.text)))
    const all = Matches.all(parts)
    return all.size > 0 ? all.ranked() : this.findMost(runs)
  }

  /** Pairs that stand nowhere are where two words meet, or a typo; if they are not too many, the others decide. */
  private matchHan(run: string): Matches {
    const pairs = writtenTerms(run)
    const written = this.known(pairs)
    const sounds = this.known(soundTerms(run))
    const least = enough(pairs.length)
    const matches = written.length >= least ? this.matchEach(written, 1) : new Matches()
    if (sounds.length < least || sounds.length <= written.length) return matches
    return Matches.any([matches, this.matchEach(sounds, SOUND_FACTOR)])
  }

  /** Letters: a word or its beginning, a word with a wrong letter, the beginning of a spelling or of initials. */
  private matchLetters(letters: string): Matches {
    const matches = new Matches()
    this.addPrefixed(matches, letters, 1)
    this.addPrefixed(matches, spellingTerm(letters), SOUND_FACTOR)
    this.addPrefixed(matches, initialsTerm(letters), SOUND_FACTOR)
    for (const [postings, factor] of this.similar(letters)) this.add(matches, postings, factor)
    return matches
  }

  /** Some of what was typed is wrong: whatever has at least half of it, each pair as it is written or sounds. */
  private findMost(runs: readonly Run[]): number[] {
    const groups = runs.flatMap(({ text, isHan }) => (isHan ? this.matchPairs(text) : [this.matchLetters(text)]))
    return Matches.most(groups, enough(groups.length)).ranked()
  }

  private matchPairs(run: string): Matches[] {
    const sounds = soundTerms(run)
    return writtenTerms(run).map((pair, at) => {
      const alike = this.matchEach(this.known(sounds.slice(at, at + 1)), SOUND_FACTOR)
      return Matches.any([this.matchEach(this.known([pair]), 1), alike])
    })
  }

  private known(terms: readonly string[]): Postings[] {
    return terms.flatMap((term) => this.terms.get(term) ?? [])
  }

  /** What has every one of these terms, looked for where the fewest are. */
  private matchEach(terms: readonly Postings[], factor: number): Matches {
    const matches = new Matches()
    const [rarest, ...others] = [...terms].sort((a, b) => a.length - b.length)
    rarest?.forEach((at, weight) => {
      let score = weight * this.rarity(rarest)
      for (const other of others) {
        const found = other.weightOf(at)
        if (found === 0) return
        score += found * this.rarity(other)
      }
      matches.add(at, score * factor)
    })
    return matches
  }

  private addPrefixed(matches: Matches, prefix: string, factor: number): void {
    for (const [term, postings] of this.terms.atPrefix(prefix)) {
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
    return [...this.terms.fuzzyGet(word, mistakes).entries()].map(([, [postings, distance]]) => [
      postings,
      0.5 / (1 + distance),
    ])
  }

  /** How much a term tells: what stands everywhere tells little. */
  private rarity({ length }: Postings): number {
    return Math.log(1 + this.size / length)
  }
}

/** How many of the parts typed have to be found where not all are: half of them, one of two or three. */
function enough(parts: number): number {
  return Math.max(1, Math.floor(parts / 2))
}
