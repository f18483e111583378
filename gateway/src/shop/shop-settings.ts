import type { CopyGroup } from '@/contracts/copywriting/get-copywriting'
import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { Database } from '../database/connect'
import { settings } from '../database/schema/shop'
import { newToken } from '../random'
import { type Merchant, merchantOf } from './merchants'
import { type ShopStatus, shopStatusOf } from './shop-status'

/** Stored settings of a shop. */
export interface ShopSettings {
  /** Epoch ms of the shop's first day. */
  anchor: number
  status: ShopStatus
  /** Signs what the shop has to believe later; another one after each reset. */
  secret: string
  /** Merchant of the shop. */
  merchant: Merchant
  /** Changes of the merchant's configuration. */
  configChanges: Partial<ShopConfig>
  /** Texts of the product that this shop words differently. */
  copywriting: readonly CopyGroup[]
  /** Offset of the shop's clock, ms. */
  clockOffset: number
  /** Shows that became hot: buyers whose turn comes in a minute, by show. */
  hotSales: Readonly<Record<string, number>>
}

/** The names of the rows that the settings are kept in. */
const ROWS: Readonly<Record<keyof ShopSettings, string>> = {
  anchor: 'anchor',
  status: 'status',
  secret: 'risk-secret',
  merchant: 'merchant',
  configChanges: 'config-changes',
  copywriting: 'copywriting',
  clockOffset: 'clock-offset',
  hotSales: 'hot-sales',
}

/** A shop whose first day is `anchor` (epoch ms). */
export function newShopSettings(anchor: number): ShopSettings {
  return {
    anchor,
    status: 'OPEN',
    secret: newToken(),
    merchant: 'full',
    configChanges: {},
    copywriting: [],
    clockOffset: 0,
    hotSales: {},
  }
}

/** Stored settings of the shop in this database; null for an empty database. */
export async function readShopSettings(db: Database): Promise<ShopSettings | null> {
  const rows = await readSettings(db)
  const anchor = rows.get(ROWS.anchor)
  if (anchor === undefined) return null
  const begun = newShopSettings(Number(anchor))
  return {
    ...begun,
    status: shopStatusOf(rows.get(ROWS.status)) ?? begun.status,
    secret: rows.get(ROWS.secret) ?? begun.secret,
    merchant: merchantOf(rows.get(ROWS.merchant)) ?? begun.merchant,
    configChanges: JSON.parse(rows.get(ROWS.configChanges) ?? '{}'),
    copywriting: JSON.parse(rows.get(ROWS.copywriting) ?? '[]'),
    clockOffset: Number(rows.get(ROWS.clockOffset) ?? 0),
    hotSales: JSON.parse(rows.get(ROWS.hotSales) ?? '{}'),
  }
}

/** Makes an empty database this shop's, unless another process was first: then false. Call it inside a transaction. */
export async function claimShop(tx: Database, begun: ShopSettings): Promise<boolean> {
  const row = { name: ROWS.anchor, value: String(begun.anchor) }
  const claimed = await tx.insert(settings).values(row).onConflictDoNothing().returning()
  if (claimed.length > 0) await writeShopSettings(tx, begun)
  return claimed.length > 0
}

/** Remembers some of the settings. */
export async function writeShopSettings(db: Database, changes: Partial<ShopSettings>): Promise<void> {
  for (const name of Object.keys(ROWS) as (keyof ShopSettings)[]) {
    const value = changes[name]
    if (value !== undefined)
      await writeSetting(db, ROWS[name], typeof value === 'object' ? JSON.stringify(value) : value)
  }
}

async function readSettings(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(settings)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

async function writeSetting(db: Database, name: string, value: string | number): Promise<void> {
  const row = { name, value: String(value) }
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row })
}
