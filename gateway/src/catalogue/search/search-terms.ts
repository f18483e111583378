import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'

/** How long the terms are at most that a text typed in letters is compared with; more letters tell no more. */
const MAX_SPELLING = 12
const MAX_INITIALS = 8

const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const HAN = /^\p{Script=Han}/u

// The dictionary takes a fifth of a second to load, so it is loaded by the first text and kept.
let toSimplified: ((text: string) => string) | null = null

/** The same text however it is typed: simplified, lower case, half-width, without accents. */
export function normalized(text: string): string {
  toSimplified ??= Converter({ from: 'hk', to: 'cn' })
  return toSimplified(text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase())
}

/** A stretch of one script: Chinese characters, or letters and digits. */
export interface Run {
  text: string
  isHan: boolean
}

/** The words of a text. Chinese has no spaces, so what stands together is one run. */
export function runsOf(text: string): Run[] {
  return (normalized(text).match(RUNS) ?? []).map((run) => ({ text: run, isHan: HAN.test(run) }))
}

/** Two neighbours each, in order: `abc` gives `ab`, `bc`; a single one is alone. */
function pairs(parts: readonly string[], glue: string): string[] {
  if (parts.length < 2) return [...parts]
  return parts.slice(1).map((part, at) => `${parts[at]}${glue}${part}`)
}

/** The characters of a run by twos, as they are written. */
export function writtenTerms(run: string): string[] {
  return pairs(Array.from(run), '')
}

/** The characters of a run by twos, as they sound: the same for characters that somebody mixes up by ear. */
export function soundTerms(run: string): string[] {
  return pairs(syllablesOf(run), ' ').map((sound) => `~${sound}`)
}

/** What stands for letters that may be a spelling: `linyu`. */
export function spellingTerm(letters: string): string {
  return `=${letters.slice(0, MAX_SPELLING)}`
}

/** What stands for letters that may be the first ones of syllables: `ly`. */
export function initialsTerm(letters: string): string {
  return `#${letters.slice(0, MAX_INITIALS)}`
}

/** How each character of a run is read: `lin`, `yu`. */
export function syllablesOf(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array', v: true })
}

/** Everything a run is found by. */
function termsOfRun({ text, isHan }: Run): string[] {
  if (!isHan) return [text]
  const syllables = syllablesOf(text)
  const rests = syllables.map((_syllable, at) => syllables.slice(at))
  return [
    ...text,
    ...writtenTerms(text),
    ...pairs(syllables, ' ').map((sound) => `~${sound}`),
    ...rests.map((rest) => spellingTerm(rest.join(''))),
    ...rests.map((rest) => initialsTerm(rest.map((syllable) => syllable.charAt(0)).join(''))),
  ]
}

/** Everything a text is found by. */
export function termsOf(text: string): string[] {
  return [...new Set(runsOf(text).flatMap(termsOfRun))]
}

/** What a term is: two neighbours, as written or as they sound; a word in letters; or how characters are spelt. */
export function kindOf(term: string): 'pair' | 'word' | 'spelling' {
  if (term.startsWith('~') || HAN.test(term)) return 'pair'
  return term.startsWith('=') || term.startsWith('#') ? 'spelling' : 'word'
}

/** The terms of many texts: venues, people and categories come again and again, and are looked up once. */
export class KnownTerms {
  private readonly texts = new Map<string, readonly string[]>()

  of(text: string): readonly string[] {
    const known = this.texts.get(text)
    if (known) return known
    const terms = termsOf(text)
    this.texts.set(text, terms)
    return terms
  }
}
