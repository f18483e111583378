import { Converter } from 'opencc-js/cn2t'
import type { LocalText } from '../texts/text'

/** A hand-written text: simplified Chinese and English. */
export type TextPair = readonly [zhCN: string, enUS: string]

// Loading the dictionary takes 0.2 s: loaded with the first text and kept.
let toHongKong: ((text: string) => string) | null = null

// Characters for which the dictionary uses older forms, and words of the mainland, as they are printed in Macau.
const MACAU: Readonly<Record<string, string>> = {
  絃: '弦',
  燬: '毀',
  釐: '厘',
  賬號: '帳號',
  賬戶: '帳戶',
  郵箱: '電郵',
  搜索: '搜尋',
  聯繫: '聯絡',
  信息: '資訊',
  短信: '短訊',
  鏈接: '連結',
}
const MAINLAND = new RegExp(Object.keys(MACAU).join('|'), 'g')

/** Straightens English quotes: Chinese fonts draw curly ones as wide as a character. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/** A text in three languages; zh-MO is derived from zh-CN in the characters and words of Macau. */
export function localText(zhCN: string, enUS: string): LocalText {
  toHongKong ??= Converter({ from: 'cn', to: 'hk' })
  return {
    'zh-CN': zhCN,
    'zh-MO': toHongKong(zhCN).replace(MAINLAND, (word) => MACAU[word] ?? word),
    'en-US': straightQuotes(enUS),
  }
}

/** `localText` of a pair. */
export function pairText(pair: TextPair): LocalText {
  return localText(pair[0], pair[1])
}
