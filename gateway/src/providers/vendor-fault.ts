/**
 * A vendor did not do the work, or did not say so. `code` is the vendor's, or one of `TIMEOUT`, `UNREACHABLE`,
 * `HTTP_503`, `BAD_SIGNATURE`, `BAD_ANSWER`: no values, no keys, nothing of a person.
 */
export class VendorFault extends Error {
  constructor(
    readonly vendor: string,
    readonly code: string,
  ) {
    super(`${vendor}: ${code}`)
  }
}

/** A report that does not come from the vendor, is not for this merchant, or is too old. */
export class ForgedNotice extends Error {}

const CODE = /^[\w.-]{1,64}$/

/** A fault with a code of the vendor, if that is one. */
export function vendorFault(vendor: string, code: unknown): VendorFault {
  return new VendorFault(vendor, typeof code === 'string' && CODE.test(code) ? code : 'BAD_ANSWER')
}
