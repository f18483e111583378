import type { Locale } from './locale'

/** Words of the interface that a merchant calls by another name. */
export interface Label {
  source: string
  target: string
}

/** The words that every shop may call by another name: viewing and gifting (SHELL-030). */
export const DEFAULT_LABEL_SOURCES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': ['观演', '转赠'],
  'zh-MO': ['觀演', '轉贈'],
  'en-US': ['Attendee', 'Pass on'],
}

/** Labels of a merchant whose tickets are exchanged instead of bought. The longer words come first. */
const EXCHANGE_LABELS: Readonly<Record<Locale, readonly Label[]>> = {
  'zh-CN': labels(
    ['立即购买', '立即兑换'],
    ['选座购买', '选座兑换'],
    ['立即购票', '立即兑换'],
    ['订单', '兑换单'],
    ['支付', '兑换'],
  ),
  'zh-MO': labels(
    ['立即購買', '立即兌換'],
    ['選座購買', '選座兌換'],
    ['立即購票', '立即兌換'],
    ['訂單', '兌換單'],
    ['支付', '兌換'],
  ),
  'en-US': labels(['Buy tickets', 'Redeem tickets'], ['Buy', 'Redeem'], ['Pay ', 'Redeem ']),
}

/** The words of a merchant: those of its kind, and over them its own; the product's where it names none. */
export function merchantLabels(locale: Locale, isExchange: boolean, own: unknown): Label[] {
  const named = Array.isArray(own) ? own.filter(isLabel) : []
  const mine = named.length > 0 ? named : DEFAULT_LABEL_SOURCES[locale].map((source) => ({ source, target: source }))
  const sources = mine.map(({ source }) => source)
  const ofKind = isExchange ? EXCHANGE_LABELS[locale].filter(({ source }) => !sources.includes(source)) : []
  return [...mine, ...ofKind]
}

/** Puts a merchant's words in their places; what was put in is not looked at again. The longest source wins. */
export function labelReplacer(list: readonly Label[]): (text: string) => string {
  // Labels of every shop equal the product's: most shops replace nothing.
  if (list.every(({ source, target }) => source === target)) return (text) => text
  const targets = new Map(list.map(({ source, target }) => [source, target]))
  const sources = [...targets.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(sources.map((source) => source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  return (text) => text.replace(pattern, (source) => targets.get(source) ?? source)
}

function labels(...pairs: readonly (readonly [string, string])[]): Label[] {
  return pairs.map(([source, target]) => ({ source, target }))
}

function isLabel(value: unknown): value is Label {
  const { source, target } = (value ?? {}) as Partial<Label>
  return typeof source === 'string' && source !== '' && typeof target === 'string'
}
