import type { CopyGroup } from '@/contracts/copywriting/get-copywriting'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../database/connect'
import { truncateAll } from '../database/truncate-all'
import { seedStock } from '../demo/seed-stock'
import type { Merchant } from './merchants'
import { newShopSettings, readShopSettings, type ShopSettings, writeShopSettings } from './shop-settings'
import type { ShopStatus } from './shop-status'

/** The shop: its catalogue, what it remembers about itself, and its way back to the first day. */
export class Shop {
  private constructor(
    private readonly db: Database,
    private settings: ShopSettings,
    public catalogue = new Catalogue(settings.anchor),
  ) {}

  /** Opens the shop on its own date; an empty database becomes a shop whose first day is `now` (epoch ms). */
  static async open(db: Database, now: number): Promise<Shop> {
    const saved = await readShopSettings(db)
    const shop = new Shop(db, saved ?? newShopSettings(now))
    if (saved === null) await db.transaction((tx) => shop.seed(tx))
    return shop
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

  get copywriting(): readonly CopyGroup[] {
    return this.settings.copywriting
  }

  /** Opens or closes the shop, becomes another merchant's, words texts differently; remembered for the next start. */
  async change(changes: Partial<Omit<ShopSettings, 'anchor' | 'secret'>>): Promise<void> {
    await writeShopSettings(this.db, changes)
    this.settings = { ...this.settings, ...changes }
  }

  /** Everything back to the first day, or nothing of it: users, orders and codes are gone. */
  async reset(now: number): Promise<void> {
    const fresh = new Shop(this.db, newShopSettings(now))
    await this.db.transaction(async (tx) => {
      await truncateAll(tx)
      await fresh.seed(tx)
    })
    this.settings = fresh.settings
    this.catalogue = fresh.catalogue
  }

  private async seed(tx: Database): Promise<void> {
    await seedStock(tx, this.catalogue.seatPlans)
    await writeShopSettings(tx, this.settings)
  }
}
