/** Whom to call. */
export interface PhoneContact {
  /** @maxLength 15 */
  cellphone: string
  /** @maxLength 6 */
  countryCode: string
}

/** Where news of an order goes. */
export interface OrderContact extends PhoneContact {
  /** @maxLength 120 */
  email?: string
}
