/** Refusals of the office; the web app has a text for each. */
const STATUS = {
  badInput: 400,
  signedOut: 401,
  wrongSignIn: 401,
  noProof: 403,
  notAllowed: 403,
  notFound: 404,
  changed: 409,
  lastOwner: 409,
  emailInUse: 409,
  weakPassword: 400,
  wrongCode: 400,
  tooManyAttempts: 429,
} as const

export type OfficeErrorCode = keyof typeof STATUS

/** A refusal of the office: a status with a code. */
export class OfficeError extends Error {
  readonly status: number

  constructor(
    readonly code: OfficeErrorCode,
    /** Invalid field of the input. */
    readonly field?: string,
  ) {
    super(code)
    this.status = STATUS[code]
  }
}
