import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { RegisterAtEntranceInput } from '@/contracts/entrance/register-at-entrance'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Entrance } from '../../catalogue/entities/applications'
import type { Database } from '../../database/connect'
import { entranceRegistrations } from '../../database/schema/applications'
import { newId, randomDigits } from '../../random'
import { checkedAnswers } from '../forms/checked-answers'

export type EntranceRow = typeof entranceRegistrations.$inferSelect

const ENTRY_CODE_DIGITS = 10

export function entranceById({ content }: Pick<Catalogue, 'content'>, id: string): Entrance {
  const entrance = content.offers.entrances.find(({ entranceId }) => entranceId === id)
  if (!entrance) throw notFound()
  return entrance
}

/** The registration of a user at an entrance. */
export async function entranceRegistrationOf(
  db: Database,
  userId: string,
  entranceId: string,
): Promise<EntranceRow | undefined> {
  const [row] = await db
    .select()
    .from(entranceRegistrations)
    .where(and(eq(entranceRegistrations.userId, userId), eq(entranceRegistrations.entranceId, entranceId)))
  return row
}

/** Registers the caller at an entrance, once. */
export async function registerVisitor(call: UserCall<RegisterAtEntranceInput>): Promise<EntranceRow> {
  const { db, input, user, clock, shop } = call
  const entrance = entranceById(shop.catalogue, input.id)
  const answers = await checkedAnswers(call, entrance.questions, input.answers)
  const row = {
    id: newId(),
    userId: user.userId,
    entranceId: entrance.entranceId,
    answers,
    entryCode: randomDigits(ENTRY_CODE_DIGITS),
    createdAt: clock.now(),
    checkedInAt: null,
  }
  const [saved] = await db.insert(entranceRegistrations).values(row).onConflictDoNothing().returning()
  if (!saved) throw new BusinessError(BUSINESS_ERROR.alreadyApplied, 'entrance.known', { mode: 1 })
  return saved
}
