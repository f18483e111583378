/** A login code of the vendor: good for some minutes and for one use. */
export type LoginCodeOutcome =
  | { kind: 'code'; code: string }
  | { kind: 'denied' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** What proves the phone of the vendor's user to the shop, in the words of the wire; the vendor decides which of it. */
export interface PhoneProof {
  authCode?: string
  encryptedData?: string
  initVector?: string
}

export type PhoneProofOutcome =
  | { kind: 'proof'; proof: PhoneProof }
  | { kind: 'denied' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** Who the vendor knows its user to be. */
export interface Account {
  /** The vendor confirms the phone of its user, at a button of its own; where not, screens offer none. */
  readonly hasPhoneBinding: boolean
  /** Asks the vendor silently who its user is. Never rejects. */
  getCode(): Promise<LoginCodeOutcome>
  /** Reads what the vendor's button for phones told. Never rejects. */
  readPhoneProof(detail: unknown): Promise<PhoneProofOutcome>
}
