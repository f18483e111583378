import type { Endpoint } from '@/contracts/endpoint'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import type { PublicCall, SharedCall, UserCall } from '../call'
import { shared } from './shared-answers'

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint<unknown, unknown>
  /** `GET show/pub/…`: name in schemas and keys. */
  name: string
  isPublic: boolean
  /** True if accounts without a phone may call it. */
  isForUnbound: boolean
  /** True if accounts that are being closed may call it. */
  isForEndingAccount: boolean
  /** True if it may be called while the shop is closed; set for all calls in one place. */
  isForClosedShop: boolean
  /** True for calls that send messages, create captchas, or accept guessable values: rate-limited. */
  isCostly: boolean
  /** True if all callers receive the same answer within a second. */
  isShared: boolean
  handler: Handler
  /**
   * Second half of a call that creates something: after its transaction, with what the handler returned then or at the
   * first try. Calls of vendors belong here: no lock and no connection waits for them.
   */
  complete?: Complete
}

type Complete = (call: PublicCall, created: unknown) => Promise<unknown>

/** Handles a call. */
export type Handler = (call: PublicCall) => Promise<unknown>

/** Deviations of a call from the defaults. */
interface RouteExceptions {
  isForUnbound?: boolean
  isForEndingAccount?: boolean
  isCostly?: boolean
  complete?: (call: UserCall, created: unknown) => Promise<unknown>
}

/** A call without a login; a logged-in user is known. */
export function publicRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: PublicCall<Input>) => Output | Promise<Output>,
  exceptions: RouteExceptions = {},
): Route {
  if (!isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is not public`)
  return defineRoute(endpoint, { isPublic: true, ...exceptions }, (call) => handler(call as PublicCall<Input>))
}

/** A call without a login whose answer is the same for everyone: computed once a second. */
export function sharedRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: SharedCall<Input>) => Output | Promise<Output>,
): Route {
  const route = publicRoute(endpoint, handler)
  return { ...route, isShared: true, handler: shared(route.handler) }
}

/** A call that requires a login. */
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
    isCostly = false,
    complete,
  }: RouteExceptions & { isPublic: boolean },
  handler: (call: PublicCall) => Output | Promise<Output>,
): Route {
  return {
    endpoint: endpoint as Endpoint<unknown, unknown>,
    name: `${endpoint.method} ${endpoint.path}`,
    isPublic,
    isForUnbound,
    isForEndingAccount,
    isForClosedShop: false,
    isCostly,
    isShared: false,
    handler: async (call) => handler(call),
    ...(complete && { complete: complete as Complete }),
  }
}
