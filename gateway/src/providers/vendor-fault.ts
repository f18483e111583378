import { VendorFault } from './payment/contract'

const CODE = /^[\w.-]{1,64}$/

/** A fault with a code of the vendor, if that is one. */
export function vendorFault(vendor: string, code: unknown): VendorFault {
  return new VendorFault(vendor, typeof code === 'string' && CODE.test(code) ? code : 'BAD_ANSWER')
}
