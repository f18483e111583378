import { and, asc, eq } from 'drizzle-orm'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { CardTemplate } from '../../catalogue/entities/card'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { cards } from '../../database/schema/benefits'
import type { CardHolder, CardSnapshot, LineSnapshot } from '../../database/schema/snapshots'
import type { LocalText } from '../../texts/text'
import type { Trade } from '../trade'
import { insertSeated } from './card-seats'

/** Time to activate a card before it expires, days. */
export const ACTIVATE_WITHIN_DAYS = 365
const DAYS_OF_A_YEAR = 365

export type CardRow = typeof cards.$inferSelect

/** A card that is on offer. */
export function cardOnOffer({ content }: Catalogue, cardId: string): CardTemplate {
  const card = content.offers.cards.find((known) => known.cardId === cardId)
  if (!card) throw notFound()
  return card
}

/** True for a card that lasts a year. */
export function isAnnual({ validDays }: Pick<CardSnapshot, 'validDays'>): boolean {
  return validDays >= DAYS_OF_A_YEAR
}

/** Terms of a card, and its holder if known. */
export function cardSnapshot(
  { name, equity, ...card }: CardTemplate,
  holder?: CardHolder,
): LineSnapshot & { card: CardSnapshot } {
  const { cardType, faceCent, validDays, needIdentity, convertibleTimes, pointPrice, privilege, seats } = card
  return {
    title: name,
    option: equity,
    card: {
      cardType,
      faceCents: faceCent,
      validDays,
      needIdentity,
      convertibleTimes,
      pointPrice,
      privilege,
      ...(holder && { holder }),
      ...(seats && { seats }),
    },
  }
}

/** New card of an owner; `unitId` is the purchased unit. */
interface NewCard {
  id: string
  userId: string
  cardId: string
  unitId: string | null
  snapshot: LineSnapshot
}

/** Makes a card. One without money whose holder is known or not required can be used at once. */
export async function makeCard({ db, clock }: Trade, card: NewCard): Promise<void> {
  const terms = card.snapshot.card
  const isReady = terms?.cardType === 'RIGHTS' && (!terms.needIdentity || terms.holder !== undefined)
  const days = isReady ? terms.validDays : ACTIVATE_WITHIN_DAYS
  const createdAt = clock.now()
  const expiresAt = createdAt + days * DAY_MS
  const row = { ...card, ...terms?.holder, state: 'ACTIVE', isEnabled: isReady, createdAt, expiresAt } as const
  if (terms?.seats) await insertSeated(db, row)
  else await db.insert(cards).values(row)
}

/** Cards of a user, the newest last. */
export async function cardsOf(db: Database, userId: string): Promise<CardRow[]> {
  return db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.createdAt), asc(cards.id))
}

/** A card of the user; that of another user is not found. */
export async function ownCard(db: Database, userId: string, id: string): Promise<CardRow> {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId)))
  if (!card) throw notFound()
  return card
}

/** Current state of a card; one past its time has ended, swept or not (CARD-006…009). */
export function cardState({ state, expiresAt }: Pick<CardRow, 'state' | 'expiresAt'>, now: number): CardRow['state'] {
  return state === 'ACTIVE' && expiresAt <= now ? 'EXPIRE' : state
}

/** Name of a card of the user or of a kind that the shop sells; a card of another user is not found. */
export async function namedCard(
  { db, user, shop }: Pick<UserCall, 'db' | 'user' | 'shop'>,
  cardId: string,
): Promise<LocalText> {
  const kind = shop.catalogue.content.offers.cards.find((known) => known.cardId === cardId)
  return kind?.name ?? (await ownCard(db, user.userId, cardId)).snapshot.title
}
