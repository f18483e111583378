import type { Endpoint } from '@/contracts/endpoint'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import type { PublicCall, SharedCall, UserCall } from '../call'
import { shared } from './shared-answers'

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint<unknown, unknown>
  /** `GET show/pub/…`: how schemas and keys name it. */
  name: string
  isPublic: boolean
  /** May be called for an account that has no phone yet. */
  isForUnbound: boolean
  /** May be called for an account that is to be ended. */
  isForEndingAccount: boolean
  /** May be called while the shop is not open. */
  isForClosedShop: boolean
  /** Sends messages, draws riddles, or takes what can be guessed: nobody may make it often. */
  isCostly: boolean
  /** The answer is the same for everybody who asks in the same second. */
  isShared: boolean
  handler: Handler
}

/** What answers a call. */
export type Handler = (call: PublicCall) => Promise<unknown>

/** How a call differs from most others. */
interface RouteExceptions {
  isForUnbound?: boolean
  isForEndingAccount?: boolean
  isForClosedShop?: boolean
  isCostly?: boolean
}

/** A call that anyone may make; a user who is logged in is known. */
export function publicRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: PublicCall<Input>) => Output | Promise<Output>,
  exceptions: RouteExceptions = {},
): Route {
  if (!isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is not public`)
  return defineRoute(endpoint, { isPublic: true, ...exceptions }, (call) => handler(call as PublicCall<Input>))
}

/** A call that anyone may make and that is answered the same way to everybody: worked out once a second. */
export function sharedRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: SharedCall<Input>) => Output | Promise<Output>,
): Route {
  const route = publicRoute(endpoint, handler)
  return { ...route, isShared: true, handler: shared(route.handler) }
}

/** A call that needs a login. */
export function privateRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: UserCall<Input>) => Output | Promise<Output>,
  exceptions: RouteExceptions = {},
): Route {
  if (isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is public`)
  return defineRoute(endpoint, { isPublic: false, ...exceptions }, (call) => handler(call as UserCall<Input>))
}

function defineRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  {
    isPublic,
    isForUnbound = false,
    isForEndingAccount = false,
    isForClosedShop = false,
    isCostly = false,
  }: RouteExceptions & { isPublic: boolean },
  handler: (call: PublicCall) => Output | Promise<Output>,
): Route {
  return {
    endpoint: endpoint as Endpoint<unknown, unknown>,
    name: `${endpoint.method} ${endpoint.path}`,
    isPublic,
    isForUnbound,
    isForEndingAccount,
    isForClosedShop,
    isCostly,
    isShared: false,
    handler: async (call) => handler(call),
  }
}
