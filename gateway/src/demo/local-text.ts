import { Converter } from 'opencc-js/cn2t'
import { toMacauWords } from '../texts/macau-words'
import type { LocalText } from '../texts/text'

/** A hand-written text: simplified Chinese and English. */
export type TextPair = readonly [zhCN: string, enUS: string]

// Loading the dictionary takes 0.2 s: loaded with the first text and kept.
let toHongKong: ((text: string) => string) | null = null

/** Straightens English quotes: Chinese fonts draw curly ones as wide as a character. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/** A text in three languages; zh-MO is derived from zh-CN in the characters and words of Macau. */
export function localText(zhCN: string, enUS: string): LocalText {
  toHongKong ??= Converter({ from: 'cn', to: 'hk' })
  return {
    'zh-CN': zhCN,
    'zh-MO': toMacauWords(toHongKong(zhCN)),
    'en-US': straightQuotes(enUS),
  }
}

/** `localText` of a pair. */
export function pairText(pair: TextPair): LocalText {
  return localText(pair[0], pair[1])
}
