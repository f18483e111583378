import { Converter } from 'opencc-js/cn2t'
import { toMacauWords } from './macau-words'
import type { LocalText } from './text'

/** A hand-written text: simplified Chinese and English. */
export type TextPair = readonly [zhCN: string, enUS: string]

// Loading the dictionary takes 0.2 s: loaded with the first text and kept.
let toHongKong: ((text: string) => string) | null = null

/** Texts of the demo shop: 13 000 of some 2 300 different ones, at every start. */
const CONVERTED = new Map<string, string>()
const MAX_CONVERTED = 5_000

/** Straightens English quotes: Chinese fonts draw curly ones as wide as a character. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/** A text in three languages; zh-MO is derived from zh-CN in the characters and words of Macau. */
export function localText(zhCN: string, enUS: string): LocalText {
  return { 'zh-CN': zhCN, 'zh-MO': macauText(zhCN), 'en-US': straightQuotes(enUS) }
}

function macauText(zhCN: string): string {
  const converted = CONVERTED.get(zhCN)
  if (converted !== undefined) return converted
  toHongKong ??= Converter({ from: 'cn', to: 'hk' })
  const text = toMacauWords(toHongKong(zhCN))
  if (CONVERTED.size < MAX_CONVERTED) CONVERTED.set(zhCN, text)
  return text
}

/** `localText` of a pair. */
export function pairText(pair: TextPair): LocalText {
  return localText(pair[0], pair[1])
}
