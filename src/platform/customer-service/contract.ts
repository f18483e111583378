/** Contact with the merchant. */
export interface CustomerService {
  /** True if the platform opens company chats; screens hide the option otherwise. */
  readonly hasCompanyChat: boolean
  /** True if the vendor has a button for a chat of its own (`ui/service-button`). */
  readonly hasNativeService: boolean
  /** Dials a number; cancelling is no error. False if the phone cannot dial. */
  call(telephone: string): Promise<boolean>
  /** Opens the chat of a company; false if it did not open. */
  openCompanyChat(corpId: string, url: string): Promise<boolean>
}
