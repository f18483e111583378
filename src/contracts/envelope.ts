/** Envelope of every answer of the gateway. */
export interface Envelope<Data> {
  statusCode: number
  /** Presentation of a failure by the client. */
  mode?: number
  comments?: string
  subComments?: string
  actText?: string
  iconUrl?: string
  errorCode?: string
  data: Data | null
}

/** Business codes the client acts on. */
export const STATUS = {
  success: 200,
  /** Success with a hint; the data counts, the comments do not. */
  successWithHint: 510,
  memberDiscountWrong: 12501099,
  memberDiscountChange: 22037057,
  promotionDiscountWrong: 22037056,
  loginOtherDevice: 15012009,
  notLogin: 15012007,
  needBind: 15012020,
  tokenExpire: 15012010,
  loginExpire: 15012002,
  tokenException: 15012008,
  loginOut: 10002008,
  /** The way of logging in does not go with the chosen language. */
  languageMismatch: 22046008,
  /** The shop does not serve the area of the account's phone. */
  areaMismatch: 22046007,
  /** The account is to be ended, and its user may still keep it. */
  accountEnding: 22046009,
} as const

/** Prefix of the business codes for an invalid session. */
export const SESSION_STATUS_PREFIX = '15012'

/** Business codes in their `RE…` form. */
export const ERROR_CODE = {
  shopNotOpen: 'RE030326003101',
  /** The selection has to be made again, on the booking page. */
  backToBooking: ['RE110028217778', 'RE110028217763'],
} as const

/** True for the two business codes that carry usable data. */
export function isSuccess(statusCode: number): boolean {
  return statusCode === STATUS.success || statusCode === STATUS.successWithHint
}

/** The name of a business code that has one. */
export function statusName(statusCode: number): string | null {
  return Object.entries(STATUS).find(([, code]) => code === statusCode)?.[0] ?? null
}
