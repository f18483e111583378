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
  cellphone: string
  loginId: string
}

/** A call as its handler sees it: checked, typed, in the language of the user. */
export interface Call<Input, User> {
  input: Input
  user: User
  locale: Locale
  /** `src` of the client, such as WEIXIN_MINI. */
  terminalSrc: string
  /** The database; for an endpoint that creates something, the transaction that its idempotency key is part of. */
  db: Database
  shop: Shop
  clock: Clock
  settings: Settings
  /** Scheme and host of this gateway, as the caller reaches it. */
  origin: string
}

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint<unknown, unknown>
  /** `GET show/pub/…`: how schemas and keys name it. */
  name: string
  isPublic: boolean
  handle(call: Call<unknown, SignedInUser | null>): Promise<unknown>
}

/** A call that anyone may make; a user who is logged in is known. */
export function publicRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: Call<Input, SignedInUser | null>) => Output | Promise<Output>,
): Route {
  if (!isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is not public`)
  return routeOf(endpoint, true, (call) => handler(call as Call<Input, SignedInUser | null>))
}

/** A call that needs a login. */
export function privateRoute<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (call: Call<Input, SignedInUser>) => Output | Promise<Output>,
): Route {
  if (isPublicPath(rootPathOf(endpoint))) throw new Error(`${endpoint.path} is public`)
  return routeOf(endpoint, false, (call) => handler(call as Call<Input, SignedInUser>))
}

function routeOf<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  isPublic: boolean,
  handler: (call: Call<unknown, SignedInUser | null>) => Output | Promise<Output>,
): Route {
  return {
    endpoint: endpoint as Endpoint<unknown, unknown>,
    name: `${endpoint.method} ${endpoint.path}`,
    isPublic,
    handle: async (call) => handler(call),
  }
}
