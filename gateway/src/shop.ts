import { eq } from 'drizzle-orm'
import type { CopyGroup } from '@/contracts/copywriting/get-copywriting'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import { Catalogue } from './catalogue/catalogue'
import type { ShiftedClock } from './clock'
import type { Database } from './database/connect'
import { enrollments, shortCodes, subscriptions, userCoupons } from './database/schema/marketing'
import { idempotencyKeys, orderItems, orders, payments, tickets, vouchers } from './database/schema/orders'
import {
  addresses,
  attendees,
  lackRegistrations,
  logins,
  noticeReads,
  photoCaptchas,
  riskCaptchas,
  users,
  verifyCodes,
} from './database/schema/people'
import { outbox, settings, stock, storedFiles } from './database/schema/shop'
import { type Merchant, merchantOf } from './merchants'
import { newToken } from './random'
import { type ShopStatus, shopStatusOf } from './shop-status'

const ANCHOR = 'anchor'
const CLOCK_OFFSET = 'clock-offset'
const STATUS = 'status'
const MERCHANT = 'merchant'
const CONFIG_CHANGES = 'config-changes'
const RISK_SECRET = 'risk-secret'
const COPYWRITING = 'copywriting'

/** Rows of one insert. */
const BATCH = 500

/** The shop: its catalogue, and its way back to the first day. */
export class Shop {
  /** Texts of the product that this shop words anew. */
  copywriting: readonly CopyGroup[] = []

  private constructor(
    private readonly db: Database,
    public catalogue: Catalogue,
    public status: ShopStatus = 'OPEN',
    /** Signs what the shop has to believe later; another one after each reset. */
    public secret = newToken(),
    /** Which merchant's shop it is. */
    public merchant: Merchant = 'full',
    /** What was changed of the merchant's configuration. */
    public configChanges: Partial<ShopConfig> = {},
  ) {}

  /** Opens the shop on its own date; an empty database becomes a shop whose first day is `now` (epoch ms). */
  static async open(db: Database, now: number): Promise<Shop> {
    const saved = await readSetting(db, ANCHOR)
    if (saved !== null) {
      const status = shopStatusOf(await readSetting(db, STATUS)) ?? 'OPEN'
      const secret = (await readSetting(db, RISK_SECRET)) ?? undefined
      const merchant = merchantOf(await readSetting(db, MERCHANT)) ?? undefined
      const changes = JSON.parse((await readSetting(db, CONFIG_CHANGES)) ?? '{}') as Partial<ShopConfig>
      const shop = new Shop(db, new Catalogue(Number(saved)), status, secret, merchant, changes)
      shop.copywriting = JSON.parse((await readSetting(db, COPYWRITING)) ?? '[]')
      return shop
    }
    const shop = new Shop(db, new Catalogue(now))
    await shop.stockUp(now)
    return shop
  }

  /** Opens or closes the shop and remembers it for the next start. */
  async setStatus(status: ShopStatus): Promise<void> {
    this.status = status
    await writeSetting(this.db, STATUS, status)
  }

  /** Becomes another merchant's, or another configuration of the same, and remembers it for the next start. */
  async setMerchant(merchant: Merchant, configChanges: Partial<ShopConfig>): Promise<void> {
    this.merchant = merchant
    this.configChanges = configChanges
    await writeSetting(this.db, MERCHANT, merchant)
    await writeSetting(this.db, CONFIG_CHANGES, JSON.stringify(configChanges))
  }

  /** Words texts of the product anew and remembers it for the next start. */
  async setCopywriting(copywriting: readonly CopyGroup[]): Promise<void> {
    this.copywriting = copywriting
    await writeSetting(this.db, COPYWRITING, JSON.stringify(copywriting))
  }

  /** Everything back to the first day: users, orders and codes are gone. */
  async reset(now: number): Promise<void> {
    const inOrder = [
      payments,
      tickets,
      vouchers,
      orderItems,
      idempotencyKeys,
      orders,
      lackRegistrations,
      userCoupons,
      subscriptions,
      enrollments,
      shortCodes,
      noticeReads,
      addresses,
      attendees,
      storedFiles,
      logins,
      users,
      photoCaptchas,
      riskCaptchas,
      verifyCodes,
      outbox,
      stock,
      settings,
    ]
    for (const table of inOrder) await this.db.delete(table)
    this.catalogue = new Catalogue(now)
    this.status = 'OPEN'
    this.merchant = 'full'
    this.configChanges = {}
    this.copywriting = []
    this.secret = newToken()
    await this.stockUp(now)
  }

  private async stockUp(now: number): Promise<void> {
    const rows = [...this.catalogue.seatPlans].map(({ plan, session }) => ({
      seatPlanId: plan.seatPlanId,
      sessionId: session.sessionId,
      initial: plan.stock,
    }))
    await this.db.transaction(async (tx) => {
      for (let at = 0; at < rows.length; at += BATCH) await tx.insert(stock).values(rows.slice(at, at + BATCH))
      await writeSetting(tx, ANCHOR, String(now))
      await writeSetting(tx, RISK_SECRET, this.secret)
    })
  }
}

/** Moves the shop's clock and remembers it for the next start. */
export async function moveClock(db: Database, clock: ShiftedClock, offsetMs: number): Promise<void> {
  clock.shiftTo(offsetMs)
  await writeSetting(db, CLOCK_OFFSET, String(offsetMs))
}

/** How far the shop's clock was moved, ms. */
export async function savedClockOffset(db: Database): Promise<number> {
  return Number((await readSetting(db, CLOCK_OFFSET)) ?? 0)
}

async function readSetting(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row?.value ?? null
}

async function writeSetting(db: Database, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
}
