import { runInAction } from 'mobx'
import type { LoginMethod } from '@/contracts/account/login-or-register'
import {
  type GetShopConfigInput,
  getShopConfig,
  type LoginArea,
  type OfferedLogin,
  type ShopConfig,
} from '@/contracts/shop/get-shop-config'
import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import { labelReplacer, merchantLabels } from '@/domain/labels'
import type { Locale } from '@/domain/locale'
import { parseShopConfig } from '@/domain/shop-config'
import { type ShopFlags, shopFlags } from '@/domain/shop-flags'
import { AppError, toAppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { Request } from '@/request/request'

const STORAGE_KEY = 'shop-config'

interface Snapshot {
  locale: Locale
  config: ShopConfig
}

/** The merchant's configuration: the last known one is there at once, a fresh one follows. */
export class ShopConfigStore {
  config: ShopConfig | null
  error: AppError | null = null
  /** The shop's last notice of being closed; empty without one. */
  closedMessage = ''
  /** The user has dismissed the prompt for the app until the next start. */
  private isDownloadClosed = false

  private loading: Promise<void> | null = null

  constructor(
    private readonly request: Request,
    private readonly storage: KeyValueStorage,
    private readonly locale: () => Locale,
    /** For which city and terminal the shop is configured (SHELL-173). */
    private readonly input: () => GetShopConfigInput = () => ({}),
  ) {
    const snapshot = storage.get<Snapshot>(STORAGE_KEY)
    this.config = snapshot?.locale === locale() ? parseShopConfig(snapshot.config) : null
    makeRefObservable(this, 'loading')
  }

  /** True without any configuration, fresh or stored. */
  get hasFailed(): boolean {
    return this.config === null && this.error !== null
  }

  /** False only if the shop is closed. */
  get isOpen(): boolean {
    return this.config === null || this.config.shopStatus === 'OPEN'
  }

  get flags(): ShopFlags {
    return shopFlags(this.config?.binaryFlags)
  }

  /** Puts the merchant's words in the place of the product's, after translation. */
  get replaceLabels(): (text: string) => string {
    return labelReplacer(merchantLabels(this.locale(), this.flags.MERCHANT_IS_ZZ, this.config?.contentSettingInfos))
  }

  /** Areas whose phone numbers the shop knows by name (LOGIN-077). */
  get phoneAreas(): readonly LoginArea[] {
    return this.config?.supportLoginAreas ?? [{ code: MAINLAND_AREA_CODE, name: '' }]
  }

  /** Placeholder of the search field; null if the merchant has set none. */
  get searchHint(): string | null {
    return this.config?.searchBars?.[0]?.placeholder || null
  }

  /** Placeholder for a ticket's price; null if prices are shown. */
  get hiddenPriceText(): string | null {
    return this.config?.hiddenTicketPrice ? (this.config.hiddenTicketPriceText ?? '') : null
  }

  /** Ways to log in that the language of the interface has, the first one first; a shop that names none has phones. */
  get loginWays(): readonly OfferedLogin[] {
    return this.namedLogins.length > 0 ? this.namedLogins : ['CELLPHONE']
  }

  /** Whether a language has this way to log in: one that names none has all of them, and channels belong to no language. */
  offersLogin(method: LoginMethod): boolean {
    return method === 'CHANNEL' || this.namedLogins.length === 0 || this.namedLogins.some((named) => named === method)
  }

  private get namedLogins(): readonly OfferedLogin[] {
    const language = this.config?.supportLanguages.find(({ langTag }) => langTag === this.locale())
    return language?.loginMethod ?? []
  }

  /** A visitor logs in by e-mail: it comes first in the language, and the shop takes orders by it (LOGIN-021). */
  get startsWithEmail(): boolean {
    return this.config?.supportEmailOrder === true && this.loginWays[0] === 'EMAIL'
  }

  /** Users choose a login method first. */
  get requiresLoginMethodChoice(): boolean {
    return this.config?.loginWayPage === true
  }

  /** The merchant has an app, and the user has not turned it down. */
  get offersDownload(): boolean {
    return this.config?.downloadBar?.enable === true && !this.isDownloadClosed
  }

  closeDownloadBar(): void {
    this.isDownloadClosed = true
  }

  markClosed(message: string): void {
    this.closedMessage = message
  }

  /**
   * Fetches the configuration in the language of the interface; concurrent calls share it, and wait for another one if
   * language or city have changed. Never rejects.
   */
  load(): Promise<void> {
    this.loading ??= this.fetch().finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async fetch(): Promise<void> {
    const locale = this.locale()
    const input = this.input()
    try {
      const { cyShopConfigVO } = await this.request(getShopConfig, input)
      const config = parseShopConfig(cyShopConfigVO)
      if (config === null) throw new AppError('unexpected', 'no-shop-config')
      this.storage.set(STORAGE_KEY, { locale, config } satisfies Snapshot)
      runInAction(() => {
        this.config = config
        this.error = null
      })
    } catch (thrown) {
      runInAction(() => {
        this.error = toAppError(thrown)
      })
    }
    if (locale !== this.locale() || input.cityId !== this.input().cityId) await this.fetch()
  }
}
