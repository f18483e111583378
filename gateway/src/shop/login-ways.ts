import type { LoginMethod } from '@/contracts/account/login-or-register'
import type { SupportedLanguage } from '@/contracts/shop/get-shop-config'
import type { Locale } from '@/domain/locale'
import { messengerFor, type Providers } from '../providers/providers'
import { MERCHANT_CONFIGS } from './merchants'
import type { Shop } from './shop'

const LANGUAGES = [
  ['zh-CN', '简体中文'],
  ['zh-MO', '繁體中文'],
  ['en-US', 'English'],
] as const

type Merchandised = Pick<Shop, 'merchant' | 'configChanges'>

/** The languages that the shop speaks, each with the ways to log in that it offers, the first one first. */
function shopLanguages({ merchant, configChanges }: Merchandised): SupportedLanguage[] {
  const changed = configChanges.supportLanguages ?? MERCHANT_CONFIGS[merchant].supportLanguages
  const every = ['CELLPHONE', 'EMAIL', 'GOOGLE', 'APPLE'] as const
  return changed ?? LANGUAGES.map(([langTag, langName]) => ({ langTag, langName, loginMethod: [...every] }))
}

/** Proof of each way to log in: a code by SMS, a mailed link, a token. */
export function provesLogin(providers: Pick<Providers, 'messages' | 'tokens'>, method: LoginMethod): boolean {
  if (method === 'CELLPHONE') return messengerFor(providers, 'SMS') !== undefined
  if (method === 'EMAIL') return messengerFor(providers, 'EMAIL') !== undefined
  return providers.tokens.some(({ issuer }) => issuer.toUpperCase() === method)
}

/** The languages of the shop with the ways to log in that a terminal has: those that a provider proves. */
export function provedLanguages(shop: Merchandised, providers: Providers, terminalSrc: string): SupportedLanguage[] {
  const hasVendor = providers.vendors.some((vendor) => vendor.serves(terminalSrc))
  return shopLanguages(shop).map((language) => ({
    ...language,
    loginMethod: language.loginMethod.filter(
      (method) => provesLogin(providers, method) || (method === 'CELLPHONE' && hasVendor),
    ),
  }))
}

/** True if no provider proves the identity of a terminal's users. */
export function isLoginClosed({ messages, tokens, vendors }: Providers, terminalSrc: string): boolean {
  const hasWay = messages.some(({ channel }) => channel !== 'VENDOR') || tokens.length > 0
  return !hasWay && !vendors.some((vendor) => vendor.serves(terminalSrc))
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
