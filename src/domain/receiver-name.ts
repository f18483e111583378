import { NAME_MARK, PHONE_PART } from './contact-text'

/** A character of a Chinese name, rare ones included. */
const SIGN = '[\\u3400-\\u9fff\\ud840-\\udfff]'
const WORD = "[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ.'’-]*"
/** In one word, in single characters, in parts with dots, or in Latin letters; a note in brackets may follow. */
const NAME = `(?:${SIGN}{2,8}|${SIGN}(?: ${SIGN}){1,3}|${SIGN}{1,10}(?:·${SIGN}{1,10})+|${WORD}(?: ${WORD}){0,4})(?: ?[([][^()[\\]]{1,12}[)\\]])?`
const AT_START = new RegExp(`^${NAME}(?=\\s|$)`)
const AT_END = new RegExp(`(?:^|\\s)(${NAME})$`)
const LONGEST_WORD = 4
/** Endings of places. */
const PLACE =
  /(?:[省市区區县縣镇鎮乡鄉村路街道巷弄号號栋棟楼樓室座层層州场場园園苑厦廈寓站店]|中心|大学|大學|单元|單元)$|\b(?:road|rd|street|st|avenue|ave|lane|district|city|province|building|room|floor|no|china)\b/i
/** Recipients' notes for the courier. */
const RECEIVED = /\s*\(收\)$|\s+收$/

interface Candidate {
  name: string
  at: number
  score: number
}

/** The name among the parts of a pasted address, and the parts without it; empty if nothing can be a name. */
export function receiverIn(parts: readonly string[]): { receiver: string; rest: string[] } {
  const [best] = parts.flatMap((part, at) => candidatesIn(parts, part, at)).sort((a, b) => b.score - a.score)
  const places = parts.filter((part) => part !== PHONE_PART)
  if (best === undefined) return { receiver: '', rest: places.map(withoutMark) }
  const rest = parts.map((part, at) => (at === best.at ? withoutMark(part).replace(best.name, '').trim() : part))
  return {
    receiver: oneName(best.name),
    rest: rest.map(withoutMark).filter((part) => part !== '' && part !== PHONE_PART),
  }
}

function candidatesIn(parts: readonly string[], part: string, at: number): Candidate[] {
  if (part === PHONE_PART) return []
  const text = withoutMark(part)
  const isLabelled = part.startsWith(NAME_MARK)
  const start = AT_START.exec(text)?.[0]
  const end = AT_END.exec(text)?.[1]
  if (isLabelled) return [{ name: start ?? text, at, score: 9 }]
  const isAfterPhone = parts[at - 1] === PHONE_PART
  const isBeforePhone = parts[at + 1] === PHONE_PART
  return [
    ...scored(start, { at, isWhole: start === text, isNear: isAfterPhone || (start === text && isBeforePhone) }),
    ...scored(end, { at, isWhole: end === text, isNear: isBeforePhone || (end === text && isAfterPhone) }),
  ]
}

function scored(name: string | undefined, found: { at: number; isWhole: boolean; isNear: boolean }): Candidate[] {
  if (name === undefined) return []
  const plain = name.replace(/ ?[([].*$/, '')
  const isShort = /[·A-Za-zÀ-ɏ]/.test(plain) || Array.from(plain.replace(/ /g, '')).length <= LONGEST_WORD
  // A name of two characters may end as a place does.
  const isPlace = PLACE.test(plain) && !(found.isWhole && Array.from(plain).length === 2)
  if (!isShort || isPlace) return []
  return [{ name, at: found.at, score: 1 + Number(found.isWhole) + Number(found.isNear) - Number(PLACE.test(plain)) }]
}

function oneName(text: string): string {
  const name = text.replace(RECEIVED, '').trim()
  return new RegExp(`^${SIGN}(?: ${SIGN})+$`).test(name) ? name.replace(/ /g, '') : name
}

function withoutMark(part: string): string {
  return part.replace(NAME_MARK, '')
}
