import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { UserCall } from '../../call'
import type { PurchaseGate } from '../../catalogue/entities/show'
import type { TextKey } from '../../texts/text'
import { certifiesStudents, hasCertification } from '../certifications/certifications'
import { currentMembership } from '../memberships/memberships'

/** Why a user may not buy at all, in words. */
export const GATE_WORDS: Readonly<Record<PurchaseGate, TextKey>> = {
  MEMBERS: 'show.gate.MEMBERS',
  INVITED: 'show.gate.INVITED',
  FACE: 'show.gate.FACE',
  STUDENT: 'show.gate.STUDENT',
}

/** Way for a user to obtain the right to buy, and the reason why it is missing (CAT-070). */
export interface Refusal {
  words: TextKey
  target: string | null
}

/**
 * Rejection with its remedy: students are certified where documents can be verified (on the web the page links to the
 * mini-program, CAT-071), faces if the merchant has a service; otherwise customer service helps (SHELL-032).
 */
export function refusalOf(
  gate: PurchaseGate,
  terminalSrc: string,
  shop: Pick<Partial<ShopConfig>, 'supportFaceAuth' | 'studentCertification'>,
): Refusal {
  const words = GATE_WORDS[gate]
  if (gate === 'MEMBERS') return { words, target: 'member_center' }
  if (gate === 'INVITED') return { words, target: null }
  if (gate === 'FACE')
    return shop.supportFaceAuth ? { words: 'show.gate.FACE.here', target: 'face_verify' } : { words, target: 'support' }
  if (!certifiesStudents(shop)) return { words: 'show.gate.STUDENT.off', target: 'support' }
  const isCertifiedHere = terminalSrc.endsWith('_MINI')
  return { words: isCertifiedHere ? words : 'show.gate.STUDENT.web', target: 'student_verify' }
}

/** True if the user has one of those rights (CAT-068, CAT-069, CAT-070). */
export async function mayBuy(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  gate: PurchaseGate | null,
): Promise<boolean> {
  if (gate === 'MEMBERS') return (await currentMembership(db, user.userId, clock.now())) !== null
  if (gate === 'FACE' || gate === 'STUDENT') return hasCertification(db, user.userId, gate)
  return gate === null || isInvited(user)
}

/** The demo shop has invited every user whose phone number ends in an even digit. */
export function isInvited({ cellphone }: Pick<UserCall['user'], 'cellphone'>): boolean {
  return /[02468]$/.test(cellphone)
}
