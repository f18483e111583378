import type { Endpoint } from '@/contracts/endpoint'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import type { Locale } from '@/domain/locale'
import type { Clock } from './clock'
import type { Database } from './database/connect'
import type { Settings } from './settings'
import type { Shop } from './shop'

/** Who makes a call. */
export interface SignedInUser {
  userId: string
  areaCode: string
  /** Empty for an account without a phone. */
  cellphone: string
  isBound: boolean
  loginId: string
}

/** A call as its handler sees it: checked, typed, in the language of the user. */
export interface Call<Input, User> {
  input: Input
  user: User
  locale: Locale
  /** `src` of the client, such as WEIXIN_MINI. */
  terminalSrc: string
  /** Proofs that the caller is no machine, as they came: one token, or several with commas between them. */
  riskControl: string
  /** The database; for an endpoint that creates something, the transaction that its idempotency key is part of. */
  db: Database
  shop: Shop
  clock: Clock
  settings: Settings
  /** Scheme and host of this gateway, as the caller reaches it. */
  origin: string
}

/** A call that anyone may have made. */
export type PublicCall<Input> = Call<Input, SignedInUser | null>

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint<unknown, unknown>
  /** `GET show/pub/…`: how schemas and keys name it. */
  name: string
  isPublic: boolean
  /** May be called for an account that has no phone yet. */
  isForUnbound: boolean
  /** May be called while the shop is not open. */
  isForClosedShop: boolean
  handle(call: PublicCall<unknown>): Promise<unknown>
}

/** Calls that are made when others are refused. */
interface RouteExceptions {
  isForUnbound?: boolean
  isForClosedShop?: boolean
}

/** A call that anyone may make; a user who is logged in is known. */
export function publicRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: PublicCall<Input>) => Output | Promise<Output>,
  exceptions: RouteExceptions = {},
): Route {
  if (!isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is not public`)
  return routeOf(endpoint, { isPublic: true, ...exceptions }, (call) => handler(call as PublicCall<Input>))
}

/** A call that needs a login. */
export function privateRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: Call<Input, SignedInUser>) => Output | Promise<Output>,
  exceptions: RouteExceptions = {},
): Route {
  if (isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is public`)
  return routeOf(endpoint, { isPublic: false, ...exceptions }, (call) => handler(call as Call<Input, SignedInUser>))
}

function routeOf<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  { isPublic, isForUnbound = false, isForClosedShop = false }: RouteExceptions & { isPublic: boolean },
  handler: (call: PublicCall<unknown>) => Output | Promise<Output>,
): Route {
  return {
    endpoint: endpoint as Endpoint<unknown, unknown>,
    name: `${endpoint.method} ${endpoint.path}`,
    isPublic,
    isForUnbound,
    isForClosedShop,
    handle: async (call) => handler(call),
  }
}
