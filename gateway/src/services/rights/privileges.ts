import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { VerifyPrivilegeInput, VerifyPrivilegeOutput } from '@/contracts/privilege/verify-privilege'
import { typedCode } from '@/domain/typed-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { SalePrivilege, Show } from '../../catalogue/entities/show'
import { signedToken, tokenClaims } from '../verification/signed-token'

/** Lifetime of the proof of a privilege, ms. */
const PRIVILEGE_LIFE_MS = 30 * 60 * 1000
/** Purpose of the token: other proofs are signed alike. */
const AUDIENCE = 'privilege'

type TokenCall = Pick<UserCall, 'clock' | 'shop' | 'user'>

/** A privilege of the show in exchange for its code; for this user alone (CAT-010). */
export function provePrivilege(call: TokenCall & { input: VerifyPrivilegeInput }): VerifyPrivilegeOutput {
  const { input, clock, shop, user } = call
  const privilege = privilegeIn(shop.catalogue.show(input.showId), input.privilegeId)
  if (privilege === null) throw notFound()
  if (typedCode(input.code) !== typedCode(privilege.code)) {
    throw new BusinessError(BUSINESS_ERROR.privilegeWrong, 'privilege.wrong', { mode: 1 })
  }
  const claims = { aud: AUDIENCE, privilegeId: privilege.privilegeId, userId: user.userId }
  return {
    privilegeToken: signedToken(call, claims, PRIVILEGE_LIFE_MS / 1000),
    expireTime: clock.now() + PRIVILEGE_LIFE_MS,
  }
}

/**
 * The privilege used for a show; `null` if none is named. Refused when it is not of this show or was
 * not proved by this user.
 */
export function usedPrivilege(
  call: TokenCall & Pick<UserCall, 'privilegeToken'>,
  show: Show,
  privilegeId: string | undefined,
): SalePrivilege | null {
  if (privilegeId === undefined) return null
  const privilege = privilegeIn(show, privilegeId)
  const claims = tokenClaims(call, call.privilegeToken)
  const isProved = claims?.aud === AUDIENCE && claims.privilegeId === privilegeId && claims.userId === call.user.userId
  if (privilege === null || !isProved) throw new BusinessError(BUSINESS_ERROR.privilegeNeeded, 'privilege.needed')
  return privilege
}

function privilegeIn({ privilege }: Show, privilegeId: string): SalePrivilege | null {
  return privilege?.privilegeId === privilegeId ? privilege : null
}
