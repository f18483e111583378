/** A vendor login code: valid for some minutes and for one use. */
export type LoginCodeOutcome =
  | { kind: 'code'; code: string }
  | { kind: 'denied' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** Proof of the user's phone, in wire fields; the vendor decides its kind. */
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

/** Identity of the vendor's user. */
export interface Account {
  /** True if the vendor confirms the user's phone by a button of its own; screens hide the option otherwise. */
  readonly hasPhoneBinding: boolean
  /** Requests a login code without user interaction. Never rejects. */
  getCode(): Promise<LoginCodeOutcome>
  /** Reads the result of the vendor's phone button. Never rejects. */
  readPhoneProof(detail: unknown): Promise<PhoneProofOutcome>
}
