/** Pages of others that the shop links to; each takes this gateway's origin, as the user reaches it. */
export interface OutsidePages {
  /** Chat with customer service. */
  chat(origin: string): string
  /** The shop's own app in an app store. */
  appStore(origin: string): string
  /** Seats that another ticket provider sells. */
  seats(origin: string): string
}
