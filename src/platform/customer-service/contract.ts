/** Reaches people. */
export interface CustomerService {
  /** Whether the platform opens a chat with a company; where not, screens offer none. */
  readonly hasCompanyChat: boolean
  /** Whether the vendor has a button that opens a chat of its own (`ui/service-button`). */
  readonly hasNativeService: boolean
  /** Dials a number; a user who thinks better of it is no fault. False if the phone cannot. */
  call(telephone: string): Promise<boolean>
  /** Opens the chat of a company; false when it did not open. */
  openCompanyChat(corpId: string, url: string): Promise<boolean>
}
