import type { Kind, Parsed } from './setting'

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i
const HOST = /^(?!-)[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i
const MAX_PORT = 65_535
/** Represents an empty list. */
const NONE = 'none'

export const TEXT: Kind<string> = { words: 'text', parse: (text) => ({ value: text }) }

/** A secret too long to guess. */
export const TOKEN: Kind<string> = {
  words: 'at least 32 characters',
  parse: (text) => (text.length < 32 ? { fault: 'has less than 32 characters' } : { value: text }),
}

/** `#0E8F80`, also as 3 digits or without `#`. */
export const COLOR: Kind<string> = {
  words: 'colour, `#RRGGBB`',
  parse(text) {
    const digits = HEX.exec(text)?.[1]
    if (digits === undefined) return { fault: 'is no colour: #0E8F80 would be one' }
    const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return { value: `#${six.toUpperCase()}` }
  },
}

/** Scheme and host, without a path. */
export const ORIGIN: Kind<string> = {
  words: 'scheme and host',
  parse(text) {
    const isOrigin = /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
    return isOrigin ? { value: text } : { fault: 'is no origin: https://shop.example would be one' }
  },
}

/** Address of a page, on the shop's own or another host. */
export const PAGE: Kind<string> = {
  words: 'address of a page',
  parse: (text) =>
    text.startsWith('/') || (/^https?:/.test(text) && URL.canParse(text))
      ? { value: text }
      : { fault: 'is no address: https://accounts.example/authorize would be one' },
}

/** Hosts without schemes, separated by commas. */
export const HOSTS: Kind<readonly string[]> = {
  words: 'hosts, with commas; `none` for none',
  parse(text) {
    const hosts = listed(text)
    const other = hosts.find((host) => !HOST.test(host))
    return other === undefined ? { value: hosts } : { fault: `contains “${other}”: hosts have neither scheme nor path` }
  },
}

/** Scheme names, separated by commas. */
export const SCHEMES: Kind<readonly string[]> = {
  words: 'schemes, with commas; `none` for none',
  parse(text) {
    const schemes = listed(text)
    const other = schemes.find((scheme) => !/^[a-z][a-z\d+.-]*$/i.test(scheme))
    return other === undefined
      ? { value: schemes }
      : { fault: `contains “${other}”: encore is a scheme, encore:// is not` }
  },
}

export const PORT_NUMBER: Kind<number> = {
  words: 'port',
  parse: (text) => wholeNumber(text, MAX_PORT, `is no port: 1 to ${MAX_PORT}`),
}

/** Calls per minute, or `off`. */
export const RATE: Kind<number | 'off'> = {
  words: 'number, or `off`',
  parse: (text) =>
    text === 'off' ? { value: text } : wholeNumber(text, Number.MAX_SAFE_INTEGER, 'is neither a number nor off'),
}

export const SWITCH: Kind<boolean> = {
  words: '`1` or `0`',
  parse: (text) => (text === '1' || text === '0' ? { value: text === '1' } : { fault: 'is neither 1 nor 0' }),
}

/** One of several words. */
export function oneOf<Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    words: words.map((word) => `\`${word}\``).join(', '),
    parse(text) {
      const value = words.find((word) => word === text)
      return value === undefined ? { fault: `is none of ${words.join(', ')}` } : { value }
    },
  }
}

/** Entries of a comma-separated list; empty for `none`. */
export function listed(text: string): string[] {
  if (text === NONE) return []
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function wholeNumber(text: string, max: number, fault: string): Parsed<number> {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= 1 && value <= max ? { value } : { fault }
}
