import { normalized, runsOf, syllablesOf, writtenTerms } from './search-terms'

type Range = readonly [from: number, to: number]

const HAN_RUNS = /\p{Script=Han}+/gu

/** Ranges of a name that match the keyword: as written, otherwise as spelt. In order, without overlap. */
export function highlightsOf(name: string, keyword: string): Range[] {
  const plain = normalized(name)
  // If normalising changes the length, positions cannot be mapped.
  if (plain.length !== name.length) return []
  const marked = new Array<boolean>(name.length).fill(false)
  for (const { text, isHan } of runsOf(keyword)) {
    const terms = plain.includes(text) || !isHan ? [text] : writtenTerms(text)
    const ranges = terms.flatMap((term) => rangesOf(plain, term))
    const found = ranges.length > 0 || isHan ? ranges : spelledRanges(plain, text)
    for (const [from, to] of found) marked.fill(true, from, to)
  }
  return rangesIn(marked)
}

function rangesOf(text: string, term: string): Range[] {
  const ranges: Range[] = []
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
    ranges.push([at, at + term.length])
  return ranges
}

/** Characters matched by these letters, as spelling or initials. */
function spelledRanges(text: string, letters: string): Range[] {
  for (const match of text.matchAll(HAN_RUNS)) {
    const syllables = syllablesOf(match[0])
    for (let at = 0; at < syllables.length; at += 1) {
      const length = spelledLength(syllables.slice(at), letters)
      if (length > 0) return [[match.index + at, match.index + at + length]]
    }
  }
  return []
}

/** Number of syllables matched by the letters; 0 without a match. */
function spelledLength(syllables: readonly string[], letters: string): number {
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  if (initials.startsWith(letters)) return letters.length
  let spelling = ''
  for (const [index, syllable] of syllables.entries()) {
    spelling += syllable
    if (spelling.startsWith(letters)) return index + 1
    if (!letters.startsWith(spelling)) return 0
  }
  return 0
}

function rangesIn(marked: readonly boolean[]): Range[] {
  const ranges: Range[] = []
  let from = -1
  for (let at = 0; at <= marked.length; at += 1) {
    if (marked[at] === true && from < 0) from = at
    if (marked[at] !== true && from >= 0) {
      ranges.push([from, at])
      from = -1
    }
  }
  return ranges
}
