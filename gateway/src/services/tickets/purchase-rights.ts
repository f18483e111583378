import type { UserCall } from '../../call'
import type { PurchaseGate } from '../../demo/purchase-gate'
import type { TextKey } from '../../texts/zh-cn'
import { currentMembership } from '../memberships/memberships'

/** Why a user may not buy at all, in words. */
export const GATE_WORDS: Readonly<Record<PurchaseGate, TextKey>> = {
  MEMBERS: 'show.gate.MEMBERS',
  INVITED: 'show.gate.INVITED',
}

/** Whether a user is one of those (CAT-068, CAT-069). */
export async function mayBuy(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  gate: PurchaseGate | null,
): Promise<boolean> {
  if (gate === 'MEMBERS') return (await currentMembership(db, user.userId, clock.now())) !== null
  return gate === null || isInvited(user)
}

/** The demo shop has invited everyone whose number ends in an even digit. */
export function isInvited({ cellphone }: UserCall['user']): boolean {
  return Number(cellphone.slice(-1)) % 2 === 0
}
