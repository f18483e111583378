import type { Refused } from './refused'

/** Error fields of vendors: wx and xhs `errMsg`, tt also `errNo`, my `error` and `errorMessage`. */
export interface VendorError {
  errMsg?: string
  errNo?: string | number
  errCode?: number
  error?: number
  errorMessage?: string
}

/** Reads a rejection of a vendor API, whatever its type. */
function asVendorError(thrown: unknown): VendorError {
  return typeof thrown === 'object' && thrown !== null ? (thrown as VendorError) : { errMsg: String(thrown) }
}

/** The vendor's own text, for logs; never for users. */
export function vendorMessage(thrown: unknown): string {
  const { errMsg, errorMessage, error } = asVendorError(thrown)
  return errMsg ?? errorMessage ?? (error === undefined ? 'unknown' : `error ${error}`)
}

/** Alipay's code for a dialog closed by the user. */
const ALIPAY_CLOSED = 11

/** True if the user cancelled: an outcome, not an error. */
export function isCancel(thrown: unknown): boolean {
  return asVendorError(thrown).error === ALIPAY_CLOSED || /cancel|取消/i.test(vendorMessage(thrown))
}

/** Alipay's codes for a refusal: closed sheet, Android back key, now, earlier, and permanently. */
const ALIPAY_REFUSALS = [3, 11, 2001, 2002, 2003]
/** Douyin's codes for a cancelled login and for a denied permission. */
const DOUYIN_REFUSALS = [10200, 113001]

/** True if the user, or the phone's settings, denied it. */
export function isDenied(thrown: unknown): boolean {
  const { error, errNo } = asVendorError(thrown)
  if (error !== undefined && ALIPAY_REFUSALS.includes(error)) return true
  if (errNo !== undefined && DOUYIN_REFUSALS.includes(Number(errNo))) return true
  return isCancel(thrown) || /den(y|ied)|permission|not authori|不允许授权|拒绝/i.test(vendorMessage(thrown))
}

/** Outcome of a rejection; `own` are Alipay codes of a single call. */
export function refusalOf(thrown: unknown, own: { closed?: number; denied?: number } = {}): Refused {
  const { error } = asVendorError(thrown)
  if (isCancel(thrown) || (error !== undefined && error === own.closed)) return { kind: 'cancelled' }
  return error !== undefined && error === own.denied ? { kind: 'denied' } : denialOf(thrown)
}

/** Outcome for a permission that is only granted or not: closing the dialog denies it. */
export function denialOf(thrown: unknown): Exclude<Refused, { kind: 'cancelled' }> {
  return isDenied(thrown) ? { kind: 'denied' } : { kind: 'failed', reason: vendorMessage(thrown) }
}
