import { PGlite, type Transaction } from '@electric-sql/pglite'
import { Client } from 'pg'
import { LOCK_ORDER } from '../../gateway/src/database/lock-order'

/** Table that a statement locks: `update "orders" …`, `select … from "orders" … for no key update`. */
const LOCKS: readonly RegExp[] = [
  /^update "(\w+)"/,
  /^delete from "(\w+)"/,
  /^insert into "(\w+)" .* on conflict/,
  /^select .*? from "(\w+)" .*for (?:no key )?update(?! skip locked)/,
]

/** A created row is locked by its creator. */
const MADE = /^insert into "(\w+)"/

/** Inventory row that a statement changes. */
const INVENTORY_ROW = /"inventory"\."id" = \$(\d+)/

const ORDER: readonly string[] = LOCK_ORDER

const broken = new Set<string>()

/** Transactions of this process that have locked out of order, in words; forgets them. */
export function drainLockFaults(): string[] {
  const faults = [...broken]
  broken.clear()
  return faults
}

/** The locks of one transaction. */
class LockTrail {
  private readonly locked = new Set<string>()
  private readonly inventory: string[] = []
  private deepest = 0
  /** A migration has the database to itself. */
  private isMigration = false

  record(statement: string, params: readonly unknown[]): void {
    const text = statement.replace(/\s+/g, ' ').trim().toLowerCase()
    this.isMigration ||= /^(alter|create|drop) /.test(text)
    if (this.isMigration) return
    const table = LOCKS.map((lock) => lock.exec(text)?.[1]).find((name) => name !== undefined)
    if (table === undefined) {
      this.locked.add(MADE.exec(text)?.[1] ?? '')
      return
    }
    const rank = ORDER.indexOf(table)
    if (rank < 0) return
    if (!this.locked.has(table) && rank < this.deepest) {
      broken.add(`${table} is locked after ${ORDER[this.deepest]}: ${text.slice(0, 120)}`)
    }
    this.locked.add(table)
    this.deepest = Math.max(this.deepest, rank)
    if (table === 'inventory') this.recordInventory(text, params)
  }

  private recordInventory(text: string, params: readonly unknown[]): void {
    const at = INVENTORY_ROW.exec(text)?.[1]
    const id = at === undefined ? undefined : String(params[Number(at) - 1])
    if (id === undefined || this.inventory.includes(id)) return
    const last = this.inventory[this.inventory.length - 1]
    if (last !== undefined && id < last) broken.add(`inventory ${id} is locked after ${last}`)
    this.inventory.push(id)
  }
}

type Query = (statement: unknown, params?: unknown, ...rest: unknown[]) => Promise<unknown>

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: string } | null)?.text ?? '')
}

function paramsOf(statement: unknown, params: unknown): readonly unknown[] {
  const given = Array.isArray(params) ? params : (statement as { values?: unknown[] } | null)?.values
  return given ?? []
}

/** Watches every transaction of both engines from now on. */
export function watchLockOrder(): void {
  watchEmbedded()
  watchServer()
}

function watchEmbedded(): void {
  const begin = PGlite.prototype.transaction
  PGlite.prototype.transaction = function <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return begin.call(this, (tx) => {
      const trail = new LockTrail()
      const query = tx.query.bind(tx) as Query
      tx.query = ((statement, params, ...rest) => {
        trail.record(textOf(statement), paramsOf(statement, params))
        return query(statement, params, ...rest)
      }) as typeof tx.query
      return run(tx)
    }) as Promise<Result>
  }
}

function watchServer(): void {
  const trails = new WeakMap<Client, LockTrail>()
  const query = Client.prototype.query as unknown as (this: Client, ...given: unknown[]) => unknown
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const text = textOf(given[0])
    if (/^begin/i.test(text)) trails.set(this, new LockTrail())
    else if (/^(commit|rollback)\b(?! to)/i.test(text)) trails.delete(this)
    else trails.get(this)?.record(text, paramsOf(given[0], given[1]))
    return query.apply(this, given)
  } as typeof Client.prototype.query
}
