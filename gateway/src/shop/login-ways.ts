import type { LoginMethod } from '@/contracts/account/login-or-register'
import type { SupportedLanguage } from '@/contracts/shop/get-shop-config'
import type { Locale } from '@/domain/locale'
import { MERCHANT_CONFIGS } from './merchants'
import type { Shop } from './shop'

const LANGUAGES = [
  ['zh-CN', '简体中文'],
  ['zh-MO', '繁體中文'],
  ['en-US', 'English'],
] as const

type Merchandised = Pick<Shop, 'merchant' | 'configChanges'>

/** The languages that the shop speaks, each with the ways to log in that it offers, the first one first. */
export function shopLanguages({ merchant, configChanges }: Merchandised): SupportedLanguage[] {
  const changed = configChanges.supportLanguages ?? MERCHANT_CONFIGS[merchant].supportLanguages
  const every = ['CELLPHONE', 'EMAIL', 'GOOGLE', 'APPLE'] as const
  return changed ?? LANGUAGES.map(([langTag, langName]) => ({ langTag, langName, loginMethod: [...every] }))
}

/** True if e-mail users may order without a phone. */
export function takesEmailOrders({ merchant, configChanges }: Merchandised): boolean {
  return configChanges.supportEmailOrder ?? MERCHANT_CONFIGS[merchant].supportEmailOrder ?? false
}

/**
 * True if a language has a login method. Channels are entrances of partners, which no language has; a language that
 * names no method has all of them.
 */
export function offersLogin(shop: Merchandised, locale: Locale, method: LoginMethod): boolean {
  const { loginMethod = [] } = shopLanguages(shop).find(({ langTag }) => langTag === locale) ?? {}
  return method === 'CHANNEL' || loginMethod.length === 0 || loginMethod.includes(method)
}
