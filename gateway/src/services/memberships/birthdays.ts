import { and, eq, exists, gt, gte, inArray, lte, notExists, or, sql } from 'drizzle-orm'
import { venueTime } from '@/domain/show-date'
import type { Catalogue } from '../../catalogue/catalogue'
import type { MemberProgramme } from '../../catalogue/entities/membership'
import { inTransaction } from '../../database/in-transaction'
import { memberships } from '../../database/schema/benefits'
import { ledgerAccounts } from '../../database/schema/ledgers'
import { birthdayGifts } from '../../database/schema/member-popups'
import { users } from '../../database/schema/people'
import { addCoupon } from '../coupons/receive-coupons'
import type { Trade } from '../trade'

/** Users who are given something in one batch. */
const BATCH = 50

/**
 * True if a birthday (`yyyy-MM-dd`) is celebrated on the shop's current day; 29 February falls on 28 February in common
 * years.
 */
export function isBirthday(birthday: string, now: number): boolean {
  return celebratedOn(now).includes(birthday.slice(5))
}

/** The birthdays, as `MM-dd`, that are celebrated today: with Feb 28 also Feb 29, in a year that has none. */
function celebratedOn(now: number): readonly string[] {
  const today = venueTime(now)
  const day = today.format('MM-DD')
  const isLeapDayMissing = day === '02-28' && today.add(1, 'day').month() !== today.month()
  return isLeapDayMissing ? [day, '02-29'] : [day]
}

/** The right to something on one's birthday; its levels have it. */
export function birthdayRight(rights: MemberProgramme['rights']) {
  return rights.find(({ icon }) => icon === 'birthday') ?? null
}

/** Gives the coupons of a birthday to whom the day and the level give them, once a year; answers to how many. */
export async function giveBirthdayGifts(trade: Trade, { content }: Catalogue): Promise<number> {
  const { members, coupons } = content.offers
  const levels = birthdayRight(members.rights)?.levels ?? []
  const gifts = members.birthdayCouponIds.flatMap(
    (id) => coupons.find(({ couponTemplateId }) => couponTemplateId === id) ?? [],
  )
  const due = levels.length > 0 ? await dueUsers(trade, levels, members) : []
  for (const userId of due) {
    await inTransaction(trade.db, async (db) => {
      const now = trade.clock.now()
      const given = await db
        .insert(birthdayGifts)
        .values({ userId, year: venueTime(now).year(), givenAt: now })
        .onConflictDoNothing()
        .returning({ year: birthdayGifts.year })
      if (given.length === 0) return
      for (const gift of gifts) await addCoupon({ ...trade, db }, userId, gift, { obtainType: 'PRIME' })
    })
  }
  return due.length
}

/** Users whose birthday it is, who have one of the levels and were given nothing this year. */
async function dueUsers({ db, clock }: Trade, levels: readonly string[], members: MemberProgramme): Promise<string[]> {
  const now = clock.now()
  const [first] = members.levels.filter(({ levelCode }) => levels.includes(levelCode))
  const byGrowth = db
    .select({ one: sql`1` })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.ledger, 'GROWTH'),
        eq(ledgerAccounts.ownerId, users.id),
        gte(ledgerAccounts.balance, first?.minGrowth ?? Number.MAX_SAFE_INTEGER),
      ),
    )
  const byPayment = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, users.id),
        inArray(memberships.levelCode, [...levels]),
        lte(memberships.startsAt, now),
        gt(memberships.endsAt, now),
      ),
    )
  const given = db
    .select({ one: sql`1` })
    .from(birthdayGifts)
    .where(and(eq(birthdayGifts.userId, users.id), eq(birthdayGifts.year, venueTime(now).year())))
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(sql`substr(${users.birthday}, 6)`, [...celebratedOn(now)]),
        or(exists(byGrowth), exists(byPayment)),
        notExists(given),
      ),
    )
    .orderBy(users.id)
    .limit(BATCH)
  return rows.map(({ id }) => id)
}
