import { desc, eq } from 'drizzle-orm'
import type { RightRecord } from '@/contracts/right/right'
import { isCertificationPassed } from '@/domain/certification'
import type { UserCall } from '../../call'
import { memberships } from '../../database/schema/benefits'
import type { LocalText } from '../../texts/text'
import { cardNow } from '../cards/card-privileges'
import { cardsOf } from '../cards/cards'
import { certificationStatus, certificationsOf } from '../certifications/certifications'

type RightCall = Pick<UserCall, 'db' | 'user' | 'clock' | 'shop'>

/** A right by what gives it. */
export type RightKind = 'MEMBERSHIP' | 'CARD' | 'PERSON' | 'FACE' | 'STUDENT'

/** Source of a user's right, before it is put into words. */
export interface GivenRight extends Omit<RightRecord, 'name'> {
  kind: RightKind
  /** Null for one that does not end, epoch ms. */
  validTo: number | null
  /** Name of a card or a membership; certifications are named by their kind. */
  title: LocalText | null
}

/** Everything that gave a user rights, the latest first, what is over included. */
export async function givenRights(call: RightCall): Promise<GivenRight[]> {
  const all = await Promise.all([membershipRights(call), cardRights(call), certificationRights(call)])
  return all.flat().sort((a, b) => b.obtainTime - a.obtainTime || a.id.localeCompare(b.id))
}

async function membershipRights({ db, user, clock, shop }: RightCall): Promise<GivenRight[]> {
  const now = clock.now()
  const rows = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, user.userId))
    .orderBy(desc(memberships.endsAt), desc(memberships.id))
  const title = shop.catalogue.content.offers.membership?.name ?? null
  return rows.map(({ id, startsAt, endsAt }) => {
    const status = endsAt <= now ? 'EXPIRED' : startsAt > now ? 'UPCOMING' : 'ACTIVE'
    return { id, kind: 'MEMBERSHIP', status, obtainTime: startsAt, validTo: endsAt, title }
  })
}

/** A card that is not activated grants nothing yet. */
async function cardRights(call: RightCall): Promise<GivenRight[]> {
  const own = (await cardsOf(call.db, call.user.userId)).filter(({ snapshot }) => snapshot.card?.cardType !== 'CASH')
  return Promise.all(
    own.map(async (card): Promise<GivenRight> => {
      const { state } = await cardNow(call, card)
      const isInUse = card.isEnabled ? 'ACTIVE' : 'UPCOMING'
      return {
        id: card.id,
        kind: 'CARD',
        title: card.snapshot.title,
        obtainTime: card.createdAt,
        validTo: card.expiresAt,
        status: state === 'ACTIVE' ? isInUse : 'EXPIRED',
      }
    }),
  )
}

async function certificationRights({ db, user }: RightCall): Promise<GivenRight[]> {
  const own = await certificationsOf(db, user.userId)
  const passed = own.filter((row) => isCertificationPassed({ ...row, authStatus: certificationStatus(row) }))
  return passed.map(({ id, type, decidedAt, createdAt }) => ({
    id,
    kind: type,
    title: null,
    validTo: null,
    status: 'ACTIVE',
    obtainTime: decidedAt ?? createdAt,
  }))
}
