import type { GetJsapiSignatureOutput } from '@/contracts/link/get-jsapi-signature'
import type { PhoneNumber } from '@/domain/phone'

/** A user as a vendor knows them. */
export interface VendorUser {
  openId: string
  unionId: string
}

/** A vendor whose app or browser the shop runs in. */
export interface VendorIdentity {
  /** True if the vendor knows the users of a terminal. */
  serves(terminalSrc: string): boolean
  /** The user of a login code. */
  userOf(terminalSrc: string, code: string): Promise<VendorUser>
  /** The phone that the vendor finds in what it gave the device. */
  phoneIn(terminalSrc: string, proof: string): Promise<PhoneNumber>
  /** Signature that lets a page use what the vendor's browser lends to pages; `now` is epoch ms. */
  signPage(url: string, now: number): Promise<GetJsapiSignatureOutput>
}

/** Issuers of identity tokens. */
export type TokenIssuer = 'google' | 'apple' | 'channel'

/** Claims of an issuer about its user. */
export type Claims = Readonly<Record<string, unknown>>

/** An issuer of tokens that name users. */
export interface TokenIdentity {
  issuer: TokenIssuer
  /** Claims of a token with the right signature, issuer, audience and time (epoch ms); null for any other. */
  claimsOf(token: string, now: number): Promise<Claims | null>
}
