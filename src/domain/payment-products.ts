/** Paid with a code that the third party sends, six digits, and not at a cashier. */
export const VERIFICATION_PRODUCT = 'DOOLEY_PAY'
