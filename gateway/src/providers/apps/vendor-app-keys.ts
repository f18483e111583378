/** An app at a vendor with its secret. */
export interface VendorAppKeys {
  appId: string
  secret: string
  /** Scheme and host of the API. */
  origin: string
}
