/** Whom to call. */
export interface PhoneContact {
  /** @maxLength 15 */
  cellphone: string
  /** @maxLength 6 */
  countryCode: string
}

/** Recipient of messages about an order. */
export interface OrderContact extends PhoneContact {
  /** @maxLength 120 */
  email?: string
}
