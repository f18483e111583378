import type { CopyGroup } from '@/contracts/copywriting/get-copywriting'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { type Brand, DEMO_BRAND } from '../brand'
import type { Catalogue } from '../catalogue/catalogue'
import { PublishedContent } from '../content/published-content'
import type { Database } from '../database/connect'
import { truncateAll } from '../database/truncate-all'
import { completeHistory } from './complete-history'
import type { ContentSource } from './content-source'
import type { Merchant } from './merchants'
import { seedInventory } from './seed-inventory'
import { claimShop, newShopSettings, readShopSettings, type ShopSettings, writeShopSettings } from './shop-settings'
import type { ShopStatus } from './shop-status'

/** Published content outlives a reset. */
const CONTENT_TABLES = ['content_revisions', 'content_documents', 'pictures', 'picture_files']

/**
 * The shop: its catalogue, what it remembers about itself, and its way back to the first day. Several processes may be
 * the same shop: what one of them changes, the others see at their next `refresh`.
 */
export class Shop {
  private constructor(
    private readonly db: Database,
    private settings: ShopSettings,
    private readonly source: ContentSource,
    /** Merchant of the shop, from the settings of the process. */
    readonly brand: Brand,
    /** Published content as this process has loaded it. */
    readonly published: PublishedContent,
    public catalogue: Catalogue,
  ) {}

  /**
   * Opens the shop on its own date; an empty database becomes a shop whose first day is `now` (epoch ms). It offers what
   * was published; before that, what `source` has.
   */
  static async open(db: Database, now: number, source: ContentSource, brand = DEMO_BRAND): Promise<Shop> {
    const saved = await readShopSettings(db)
    const settings = saved ?? newShopSettings(now)
    const published = new PublishedContent(db)
    await published.refresh(settings.anchor)
    const catalogue = published.catalogue ?? source.catalogue(settings.anchor, now + (saved?.clockOffset ?? 0))
    const shop = new Shop(db, settings, source, brand, published, catalogue)
    if (saved !== null) {
      await shop.upgrade()
      return shop
    }
    const isFirst = await db.transaction((tx) => shop.seed(tx))
    return isFirst ? shop : Shop.open(db, now, source, brand)
  }

  /** The shop as one call sees it: with one catalogue from its begin to its end. */
  view(): Shop {
    return Object.create(this, { catalogue: { value: this.catalogue } })
  }

  /** Number of the published revision; 0 before the first. */
  get revision(): number {
    return this.published.revision
  }

  get status(): ShopStatus {
    return this.settings.status
  }

  get secret(): string {
    return this.settings.secret
  }

  get merchant(): Merchant {
    return this.settings.merchant
  }

  get configChanges(): Partial<ShopConfig> {
    return this.settings.configChanges
  }

  /** Offset of the shop's clock, ms. */
  get clockOffset(): number {
    return this.settings.clockOffset
  }

  get copywriting(): readonly CopyGroup[] {
    return this.settings.copywriting
  }

  /** Shows that became hot: buyers whose turn comes in a minute, by show. */
  get hotSales(): Readonly<Record<string, number>> {
    return this.settings.hotSales
  }

  /** Opens or closes the shop, becomes another merchant's, words texts differently, moves its clock, makes shows hot; remembered for the next start. */
  async change(changes: Partial<Omit<ShopSettings, 'anchor' | 'secret'>>): Promise<void> {
    await writeShopSettings(this.db, changes)
    this.settings = { ...this.settings, ...changes }
  }

  /** Sees what other processes have changed. */
  async refresh(): Promise<void> {
    const saved = await readShopSettings(this.db)
    if (saved !== null) this.become(saved)
    await this.published.refresh(this.settings.anchor)
    this.catalogue = this.published.catalogue ?? this.catalogue
  }

  /** True if the shop was reset since it had this secret, here or by another process. */
  async wasResetSince(secret: string): Promise<boolean> {
    await this.refresh()
    return this.secret !== secret
  }

  /** Everything but the clock back to the first day, or nothing of it: users, orders and codes are gone. */
  async reset(now: number): Promise<void> {
    const settings = { ...newShopSettings(now), clockOffset: this.clockOffset }
    const catalogue = this.revision > 0 ? this.catalogue : this.source.catalogue(now, now)
    const fresh = new Shop(this.db, settings, this.source, this.brand, this.published, catalogue)
    await this.db.transaction(async (tx) => {
      await truncateAll(tx, CONTENT_TABLES)
      await fresh.seed(tx)
    })
    this.become(fresh.settings)
  }

  /** Announces new sessions of shows that have ended, once a week; sold ones stay as they are (decision 106). */
  async roll(now: number): Promise<void> {
    if (this.revision > 0 || this.source.isCurrent(this.catalogue, now)) return
    const next = this.source.catalogue(this.settings.anchor, now)
    await this.db.transaction((tx) => seedInventory(tx, next))
    this.catalogue = next
  }

  private become(settings: ShopSettings): void {
    const { anchor } = settings
    if (anchor !== this.settings.anchor && this.revision === 0) this.catalogue = this.source.catalogue(anchor, anchor)
    this.settings = settings
  }

  /** False if another process has seeded in the meantime. */
  private async seed(tx: Database): Promise<boolean> {
    const isFirst = await claimShop(tx, this.settings)
    if (isFirst) await seedInventory(tx, this.catalogue)
    if (isFirst && this.revision === 0) await this.source.seed(tx, this.catalogue)
    return isFirst
  }

  /** Tables that earlier versions did not have. */
  private async upgrade(): Promise<void> {
    await this.db.transaction((tx) => completeHistory(tx, this.catalogue))
    await this.db.transaction((tx) => seedInventory(tx, this.catalogue))
    if (this.revision === 0) await this.db.transaction((tx) => this.source.seed(tx, this.catalogue))
  }
}
