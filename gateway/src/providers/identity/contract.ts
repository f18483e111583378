import type { GetJsapiSignatureOutput } from '@/contracts/link/get-jsapi-signature'
import type { PhoneNumber } from '@/domain/phone'

/** A user as a vendor knows them. */
export interface VendorUser {
  openId: string
  unionId: string
}

/** Proof of a phone on the device: a code, or encrypted content with its vector after a blank. */
export interface PhoneProof {
  proof: string
  /** The vendor's key of the user's login; empty if unknown. */
  vendorKey: string
}

/** A vendor whose app or browser the shop runs in. Its failures are `VendorFault`s. */
export interface VendorIdentity {
  /** Proves the secret of the app without a user, where that changes nothing. Throws `VendorFault`. */
  check?(now: number): Promise<void>
  /** True if the vendor knows the users of a terminal. */
  serves(terminalSrc: string): boolean
  /** The user of a login code, with the vendor's key of this login, which stays at the gateway; empty without one. */
  userOf(code: string, now: number, terminalSrc: string): Promise<VendorUser & { vendorKey: string }>
  /** The phone in what the vendor gave the device. */
  phoneIn(proof: PhoneProof, now: number): Promise<PhoneNumber>
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
