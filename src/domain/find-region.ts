import type { Region } from '@/contracts/region/list-provinces'

type Named = Pick<Region, 'name'>

/** A region in a text, and the text without its name. */
export interface FoundRegion<R> {
  region: R
  rest: string
}

const SUFFIX = /(特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|省|市)$/
/** Words after a short name that make it that of a street. */
const STREET = /^(?:[东西南北中]?[路街道巷弄里村镇]|大道|大街)/

/** The region whose name a text contains: the whole name anywhere, the short one at the beginning of a word. */
export function findRegion<R extends Named>(regions: readonly R[], text: string): FoundRegion<R> | null {
  const named = regions.map((region) => ({ region, name: localName(region) })).filter(({ name }) => name.length >= 2)
  const whole = named
    .map(({ region, name }) => ({ region, name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0]
  if (whole) return { region: whole.region, rest: without(text, whole.at, whole.name.length) }
  for (const { region, name } of named) {
    const short = name.replace(SUFFIX, '')
    const at = short.length < 2 ? -1 : ` ${text}`.search(new RegExp(`[\\s]${short}`))
    const after = at < 0 ? '' : text.slice(at + short.length)
    // 吉林市 is a city in 吉林.
    if (at >= 0 && after.startsWith('市')) return { region, rest: text }
    if (at >= 0 && !STREET.test(after)) return { region, rest: without(text, at, short.length) }
  }
  return null
}

/** In English the name in letters stands before the Chinese one. */
function localName({ name }: Named): string {
  return name.split(' ').pop() ?? ''
}

function without(text: string, at: number, length: number): string {
  return `${text.slice(0, at)}\n${text.slice(at + length)}`.trim()
}
