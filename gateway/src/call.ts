import type { LoginMethod } from '@/contracts/account/login-or-register'
import type { Locale } from '@/domain/locale'
import type { Clock } from './clock'
import type { Database } from './database/connect'
import type { Providers } from './providers/providers'
import type { Settings } from './settings'
import type { Shop } from './shop/shop'

/** Caller. */
export interface SignedInUser {
  userId: string
  areaCode: string
  /** Empty for an account without a phone. */
  cellphone: string
  /** Empty for an account without one. */
  email: string
  isBound: boolean
  /** End of an account that is being closed, epoch ms (contract D-9); nothing but keeping it is possible. */
  endsAt: number | null
  loginId: string
  /** Login method of the user. */
  method: LoginMethod
}

/** Environment of services; most need only a part of it. */
export interface Context {
  /** The database; for an endpoint that creates something, the transaction that its idempotency key is part of. */
  db: Database
  shop: Shop
  clock: Clock
  settings: Settings
  providers: Providers
}

/** A call as its handler sees it: checked, typed, in the language of the user. */
export interface Call<Input, User> extends Context {
  input: Input
  user: User
  locale: Locale
  /** `src` of the client, such as WEIXIN_MINI. */
  terminalSrc: string
  /** Proofs that the caller is no machine, as they came: one token, or several with commas between them. */
  riskControl: string
  /** Proof of a privilege; empty without one. */
  privilegeToken: string
  /** The pass to buy at a venue; empty without one. */
  passId: string
  /** Network address of the caller, for vendors that require it: neither stored nor logged. */
  callerAddress: string
  /** Caller of a public call: a keyed hash of their network. */
  caller: string
  /** Keyed hash of the wide network of the caller. */
  neighborhood: string
  /** Scheme and host of this gateway, as the caller reaches it: for what this caller alone sees. */
  origin: string
  /** Scheme and host in what is sent to others or kept: mails, codes, links (contract D-23). */
  publicOrigin: string
}

/** A call that anyone may have made. */
export type PublicCall<Input = unknown> = Call<Input, SignedInUser | null>

/** A call of a user who is logged in. */
export type UserCall<Input = unknown> = Call<Input, SignedInUser>

/** A call with the same answer for everyone, independent of the caller and the database. */
export interface SharedCall<Input = unknown> extends Pick<PublicCall<Input>, 'input' | 'clock' | 'locale' | 'origin'> {
  shop: Pick<Shop, 'catalogue' | 'merchant' | 'brand'>
}
