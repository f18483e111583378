/** Share content of a web page. */
export interface WebShare {
  title: string
  description: string
  /** Web address. */
  link: string
  imageUrl: string
}

/** Signature that allows a page to use WeChat's menu. */
export interface MenuSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

export type SharingOutcome = 'sent' | 'cancelled' | 'unsupported' | 'failed'

/** Sharing with others. In mini-programs the vendor requests the share content of a page (`shell/use-share`). */
export interface Sharing {
  /** True if the vendor has a share button of its own (`ui/share-button`). */
  readonly hasVendorButton: boolean
  /** True if the browser has a share dialog. */
  readonly canSend: boolean
  /** Opens the browser's share dialog; requires a tap. Never rejects. */
  send(content: WebShare): Promise<SharingOutcome>
  /** Sets the share content of the surrounding window's menu. Never rejects. */
  fillMenu(content: WebShare, sign: (url: string) => Promise<MenuSignature>): Promise<void>
}
