import { Converter } from 'opencc-js/cn2t'
import type { LocalText } from '../texts/text'

/** A text by hand: simplified Chinese and English. */
export type TextPair = readonly [zhCN: string, enUS: string]

// The dictionary takes a fifth of a second to load, so it is loaded by the first text and kept.
let toHongKong: ((text: string) => string) | null = null

// The dictionary prefers older forms of a few characters; these are the ones in everyday print.
const EVERYDAY: Readonly<Record<string, string>> = { 絃: '弦', 燬: '毀', 釐: '厘' }

/** English with straight quotes: Chinese fonts draw the curly ones as wide as a character. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/** A text in three languages; zh-MO is derived from zh-CN in the characters of Hong Kong and Macau. */
export function localText(zhCN: string, enUS: string): LocalText {
  toHongKong ??= Converter({ from: 'cn', to: 'hk' })
  return {
    'zh-CN': zhCN,
    'zh-MO': toHongKong(zhCN).replace(/[絃燬釐]/g, (char) => EVERYDAY[char] ?? char),
    'en-US': straightQuotes(enUS),
  }
}

/** `localText` of a pair. */
export function pairText(pair: TextPair): LocalText {
  return localText(pair[0], pair[1])
}
