import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Endpoint } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { DEFAULT_LOCALE, type Locale, localeToUrl } from '@/domain/locale'
import type { Catalogue } from '../../catalogue/catalogue'
import type { FirstAnswers } from '../first-answers'
import type { OwnCalls } from '../own-calls'
import type { LinkedData } from './page-facts'

/** Codes of an unknown or invalid id. */
const MISSING: readonly number[] = [BUSINESS_ERROR.notFound, BUSINESS_ERROR.badInput]

/** Sources of page facts: public calls, the catalogue, and the shop. */
export class FactsContext {
  constructor(
    private readonly calls: OwnCalls,
    /** Answers embedded in the page. */
    private readonly answers: FirstAnswers,
    readonly catalogue: Catalogue,
    readonly config: ShopConfig,
    /** Scheme and host of the pages. */
    readonly origin: string,
  ) {}

  get locale(): Locale {
    return this.calls.locale
  }

  get isPriceHidden(): boolean {
    return this.config.hiddenTicketPrice
  }

  /** Seller of the offers. */
  get organization(): LinkedData {
    const { shopName, shopAvatar } = this.config
    return { '@type': 'Organization', name: shopName, url: `${this.origin}/`, ...(shopAvatar && { logo: shopAvatar }) }
  }

  /** Data of a public call, or why it is missing. */
  async read<Input extends object, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
  ): Promise<Output | 'missing' | 'unknown'> {
    return this.answers.dataOf(endpoint) ?? this.fetch(endpoint, input)
  }

  /** Data of a public call that the page does not embed, or why it is missing. */
  async fetch<Input extends object, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
  ): Promise<Output | 'missing' | 'unknown'> {
    const envelope = await this.calls.fetch(endpoint, input)
    if (envelope?.statusCode === STATUS.success && envelope.data !== null) return envelope.data
    return envelope && MISSING.includes(envelope.statusCode) ? 'missing' : 'unknown'
  }

  /** Address of a page in the current language. */
  urlOf(path: string): string {
    return urlIn(this.locale, this.origin, path)
  }
}

/** Address of a page in a language; the default one is omitted. */
export function urlIn(locale: Locale, origin: string, path: string): string {
  if (locale === DEFAULT_LOCALE) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${localeToUrl(locale)}`
}
