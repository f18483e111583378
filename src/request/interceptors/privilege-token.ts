import type { Call, Interceptor } from '../call'

const HEADER = 'privilege-token'
/** Calls that return a token. */
const GIVEN_ON = /\/privilege\/verify$/

/** Storage of the token between calls. */
export interface PrivilegeTokenStore {
  privilegeToken: string | null
}

/** Shows the token of a verified privilege with the calls that make use of a privilege. */
export function privilegeToken(store: PrivilegeTokenStore): Interceptor {
  return async (call, next) => {
    const { privilegeToken: kept } = store
    const isSent = kept !== null && carriesPrivilege(call)
    const answer = await next(isSent ? { ...call, headers: { ...call.headers, [HEADER]: kept } } : call)
    const { privilegeToken: given } = (answer.envelope.data ?? {}) as { privilegeToken?: unknown }
    if (GIVEN_ON.test(call.path) && typeof given === 'string') store.privilegeToken = given
    return answer
  }
}

function carriesPrivilege({ body, query }: Call): boolean {
  return Boolean((body as { privilegeId?: unknown } | null | undefined)?.privilegeId ?? query.privilegeId)
}
