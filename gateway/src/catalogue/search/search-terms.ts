import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'

/** Maximum length of spelling terms; more letters add no precision. */
const MAX_SPELLING = 12
const MAX_INITIALS = 8

const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const HAN = /^\p{Script=Han}/u

// Loading the dictionary takes 0.2 s: loaded with the first text and kept.
let toSimplified: ((text: string) => string) | null = null

/** Normal form of a text: simplified, lower case, half-width, without accents. */
export function normalized(text: string): string {
  toSimplified ??= Converter({ from: 'hk', to: 'cn' })
  return toSimplified(text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase())
}

/** A run of one script: Chinese characters, or letters and digits. */
export interface Run {
  text: string
  isHan: boolean
}

/** Runs of a text. Chinese has no spaces, so adjacent characters form one run. */
export function runsOf(text: string): Run[] {
  return (normalized(text).match(RUNS) ?? []).map((run) => ({ text: run, isHan: HAN.test(run) }))
}

/** Adjacent pairs in order: `abc` gives `ab`, `bc`; a single one stays alone. */
function pairs(parts: readonly string[], glue: string): string[] {
  if (parts.length < 2) return [...parts]
  return parts.slice(1).map((part, at) => `${parts[at]}${glue}${part}`)
}

/** Character pairs of a run. */
export function writtenTerms(run: string): string[] {
  return pairs(Array.from(run), '')
}

/** Character pairs of a run by sound: equal for homophones. */
export function soundTerms(run: string): string[] {
  return pairs(syllablesOf(run), ' ').map((sound) => `~${sound}`)
}

/** Term of letters that may be a spelling: `linyu`. */
export function spellingTerm(letters: string): string {
  return `=${letters.slice(0, MAX_SPELLING)}`
}

/** Term of letters that may be initials of syllables: `ly`. */
export function initialsTerm(letters: string): string {
  return `#${letters.slice(0, MAX_INITIALS)}`
}

const SYLLABLE =
  /^(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:a|ai|an|ang|ao|e|ei|en|eng|er|i|ia|ian|iang|iao|ie|in|ing|iong|iu|o|ong|ou|u|ua|uai|uan|uang|ue|ui|un|uo|v|ve|van|vn)$/

/** True for a syllable of pinyin, such as `xing`. */
export function isSyllable({ text }: Run): boolean {
  return SYLLABLE.test(text)
}

/** Readings of the characters of a run: `lin`, `yu`. */
export function syllablesOf(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array', v: true })
}

/** All terms of a run. */
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

/** All terms of a text. */
export function termsOf(text: string): string[] {
  return [...new Set(runsOf(text).flatMap(termsOfRun))]
}

/** Kind of a term: a pair as written or by sound, a Latin word, or a spelling. */
export function kindOf(term: string): 'pair' | 'word' | 'spelling' {
  if (term.startsWith('~') || HAN.test(term)) return 'pair'
  return term.startsWith('=') || term.startsWith('#') ? 'spelling' : 'word'
}

/** Terms of recurring texts, cached: venues, people and categories. */
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
