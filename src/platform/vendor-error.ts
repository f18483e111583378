import type { Refused } from './refused'

/** The fields in which vendors say what went wrong: wx and xhs `errMsg`, tt also `errNo`, my `error` and `errorMessage`. */
export interface VendorError {
  errMsg?: string
  errNo?: string | number
  errCode?: number
  error?: number
  errorMessage?: string
}

/** Reads a rejection of a vendor API, whatever was thrown. */
function asVendorError(thrown: unknown): VendorError {
  return typeof thrown === 'object' && thrown !== null ? (thrown as VendorError) : { errMsg: String(thrown) }
}

/** The vendor's own words, for logs; never for users. */
export function vendorMessage(thrown: unknown): string {
  const { errMsg, errorMessage, error } = asVendorError(thrown)
  return errMsg ?? errorMessage ?? (error === undefined ? 'unknown' : `error ${error}`)
}

/** Alipay's number for a user who closed what was asked. */
const ALIPAY_CLOSED = 11

/** Whether the user thought better of it: an outcome, no fault. */
export function isCancel(thrown: unknown): boolean {
  return asVendorError(thrown).error === ALIPAY_CLOSED || /cancel|取消/i.test(vendorMessage(thrown))
}

/** Alipay's numbers for a user who refuses: closing a sheet, the back key of Android, now, before, and permanently. */
const ALIPAY_REFUSALS = [3, 11, 2001, 2002, 2003]
/** Douyin's for a login that was left, and for leave that was not given. */
const DOUYIN_REFUSALS = [10200, 113001]

/** Whether the user, or the phone for them, does not allow it. */
export function isDenied(thrown: unknown): boolean {
  const { error, errNo } = asVendorError(thrown)
  if (error !== undefined && ALIPAY_REFUSALS.includes(error)) return true
  if (errNo !== undefined && DOUYIN_REFUSALS.includes(Number(errNo))) return true
  return isCancel(thrown) || /den(y|ied)|permission|not authori|不允许授权|拒绝/i.test(vendorMessage(thrown))
}

/** What a rejection means; `own` are numbers that Alipay has for one call alone. */
export function refusalOf(thrown: unknown, own: { closed?: number; denied?: number } = {}): Refused {
  const { error } = asVendorError(thrown)
  if (isCancel(thrown) || (error !== undefined && error === own.closed)) return { kind: 'cancelled' }
  return error !== undefined && error === own.denied ? { kind: 'denied' } : denialOf(thrown)
}

/** The same for what is only ever given or not: a user who closes the question does not give it. */
export function denialOf(thrown: unknown): Exclude<Refused, { kind: 'cancelled' }> {
  return isDenied(thrown) ? { kind: 'denied' } : { kind: 'failed', reason: vendorMessage(thrown) }
}
