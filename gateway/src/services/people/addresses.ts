import { and, eq, sql } from 'drizzle-orm'
import type { AddressInput } from '@/contracts/address/address'
import type { Id } from '@/contracts/wire-types'
import { minAddressLength } from '@/domain/address-rules'
import { badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { isDeliverable, regionName } from '../../catalogue/regions'
import { inTransaction } from '../../database/in-transaction'
import { addresses } from '../../database/schema/people'
import { newId } from '../../random'
import { lockUser } from '../accounts/lock-user'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { shownText } from '../shown-text'

type AddressCall = Pick<UserCall, 'db' | 'user'>
type AddressRow = typeof addresses.$inferSelect

/** An address of the user; null if there is none, or it belongs to another user. */
export async function findOwnAddress({ db, user }: AddressCall, id: Id): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(isOwn(user.userId, id))
  return row ?? null
}

/** True if the shop delivers to an address of the user, or none is named (ORDER-040). */
export async function isDeliveredTo(call: AddressCall, id: Id | undefined): Promise<boolean> {
  if (id === undefined) return true
  const address = await findOwnAddress(call, id)
  return address !== null && isDeliverable(address.provinceId)
}

/** An address of the user; that of another user is not found. */
export async function ownAddress(call: AddressCall, id: Id): Promise<AddressRow> {
  const row = await findOwnAddress(call, id)
  if (!row) throw notFound()
  return row
}

/** Keeps a new address of the user and answers its id; refused where it is none (USER-026…029, USER-055). */
export async function addAddress(call: AddressCall & Pick<UserCall, 'clock'>, input: AddressInput): Promise<Id> {
  const columns = columnsOf(input)
  const id = newId()
  await changeAddresses(call, async (tx, userId) => {
    await tx.insert(addresses).values({ ...columns, id, userId, createdAt: call.clock.now() })
    if (columns.isDefault) await makeDefault(tx, userId, id)
  })
  return id
}

/** Changes an address of the user, under the rules for a new one; that of another user is not found. */
export async function updateAddress(call: AddressCall, id: Id, input: AddressInput): Promise<void> {
  const columns = columnsOf(input)
  await changeAddresses(call, async (tx, userId) => {
    const changed = await tx.update(addresses).set(columns).where(isOwn(userId, id)).returning({ id: addresses.id })
    if (changed.length === 0) throw notFound()
    if (columns.isDefault) await makeDefault(tx, userId, id)
  })
}

/** Makes an address the user's default; that of another user is not found. */
export async function setDefaultAddress(call: AddressCall, id: Id): Promise<void> {
  await changeAddresses(call, async (tx, userId) => {
    await ownAddress({ db: tx, user: call.user }, id)
    await makeDefault(tx, userId, id)
  })
}

/** Deletes an address of the user; that of another user is not found. Orders keep their copies. */
export async function removeAddress({ db, user }: AddressCall, id: Id): Promise<void> {
  const removed = await db.delete(addresses).where(isOwn(user.userId, id)).returning({ id: addresses.id })
  if (removed.length === 0) throw notFound()
}

/** One change of a user's addresses at a time, so that never two are the default. */
async function changeAddresses(
  { db, user }: AddressCall,
  change: (tx: AddressCall['db'], userId: Id) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser({ db: tx, user })
    await change(tx, user.userId)
  })
}

async function makeDefault(tx: AddressCall['db'], userId: Id, id: Id): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: sql`${addresses.id} = ${id}` })
    .where(eq(addresses.userId, userId))
}

function isOwn(userId: Id, id: Id) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId))
}

/** Trimmed input; its regions must be nested. */
function columnsOf(input: AddressInput): AddressInput {
  const { cellphone, countryCode, provinceId, cityId, districtId, isDefault } = input
  const receiver = shownText(input.receiver)
  const detailAddress = shownText(input.detailAddress, { hasLines: true })
  if (receiver === '') throw badInput('receiver')
  if ([...detailAddress].length < minAddressLength('zh-CN')) throw badInput('detailAddress')
  if (!isPhoneNumber(input)) throw badInput('cellphone')
  if (regionName('province_list', provinceId) === null) throw badInput('provinceId')
  if (regionName('city_list', cityId) === null || cityId.slice(0, 2) !== provinceId.slice(0, 2))
    throw badInput('cityId')
  if (regionName('county_list', districtId) === null || districtId.slice(0, 4) !== cityId.slice(0, 4)) {
    throw badInput('districtId')
  }
  return { receiver, cellphone, countryCode, provinceId, cityId, districtId, detailAddress, isDefault }
}
