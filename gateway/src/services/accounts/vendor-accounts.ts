import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Context } from '../../call'
import type { Database } from '../../database/connect'
import { users, vendorAccounts } from '../../database/schema/people'
import { hashed } from '../../random'

type Vendor = Pick<Context, 'settings'>

/** A gateway without a sandbox and without the vendor's keys cannot identify its users, and invents none. */
export function needSandbox({ settings }: Vendor): void {
  if (!settings.sandbox) {
    throw new BusinessError(BUSINESS_ERROR.vendorUnavailable, 'account.vendorUnavailable', { mode: 1 })
  }
}

/**
 * The vendor's answer for a login code. The sandbox calls no vendor: the user a code names before its first dot is
 * the vendor's user, the same every time.
 */
export function vendorUserOf(vendor: Vendor, terminalSrc: string, code: string): { openId: string; unionId: string } {
  needSandbox(vendor)
  const [name = ''] = code.split('.')
  const digest = hashed(`${terminalSrc} ${name}`)
  return { openId: `o${digest.slice(0, 27)}`, unionId: `u${hashed(name).slice(0, 27)}` }
}

/** The phone that the vendor would find in a proof: some number, the same for the same proof. */
export function phoneInProof(vendor: Vendor, proof: string): { cellphone: string; countryCode: string } {
  needSandbox(vendor)
  const digits = (Number.parseInt(hashed(proof).slice(0, 10), 16) % 100_000_000).toString().padStart(8, '0')
  return { cellphone: `139${digits}`, countryCode: '86' }
}

/** The user whom the shop knows by a vendor's name. */
export async function findUserByOpenId(db: Database, openId: string) {
  const [row] = await db
    .select()
    .from(vendorAccounts)
    .innerJoin(users, eq(users.id, vendorAccounts.userId))
    .where(eq(vendorAccounts.openId, openId))
  return row?.users
}

/** Remembers the key of the vendor's user who has just logged in. */
export async function keepSessionKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  openId: string,
  sessionKey: string,
): Promise<void> {
  const [sessionHash, seenAt] = [hashed(sessionKey), clock.now()]
  await db
    .insert(vendorAccounts)
    .values({ openId, sessionHash, seenAt })
    .onConflictDoUpdate({ target: vendorAccounts.openId, set: { sessionHash, seenAt } })
}

/** Remembers who is behind a vendor's name, for a caller with its key; the last who proved a phone there counts. */
export async function linkOpenId(db: Database, openId: string, sessionKey: string, userId: string): Promise<void> {
  await db
    .update(vendorAccounts)
    .set({ userId })
    .where(and(eq(vendorAccounts.openId, openId), eq(vendorAccounts.sessionHash, hashed(sessionKey))))
}
