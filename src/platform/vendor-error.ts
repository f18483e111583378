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

/** Whether the user thought better of it: an outcome, no fault. */
export function isCancel(thrown: unknown): boolean {
  return /cancel/i.test(vendorMessage(thrown))
}
