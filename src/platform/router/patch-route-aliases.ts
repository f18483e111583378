import { routesAlias } from '@tarojs/router/dist/utils'

/**
 * Taro's router matches '/content/:showId' but looks the page's own config up by the literal alias, and so loses its
 * title and options. This teaches the look-up to match parameters (docs/hacks.md).
 */
interface Aliases {
  conf: readonly (readonly [origin: string, alias: string])[]
  getOrigin(url?: string): string
}

const aliases = routesAlias as unknown as Aliases

aliases.getOrigin = (url = '') => {
  const exact = aliases.conf.find(([, alias]) => alias === url) ?? aliases.conf.find(([origin]) => origin === url)
  const found = exact ?? aliases.conf.find(([, alias]) => alias.includes('/:') && patternOf(alias).test(url))
  return found ? found[0] : url
}

function patternOf(alias: string): RegExp {
  const escaped = alias.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}/?$`)
}
