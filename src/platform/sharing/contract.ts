/** What is shared of a page on the web. */
export interface WebShare {
  title: string
  description: string
  /** Address on the web. */
  link: string
  imageUrl: string
}

/** What proves to WeChat that a page may use its menu. */
export interface MenuSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

export type SharingOutcome = 'sent' | 'cancelled' | 'unsupported' | 'failed'

/** Sharing with others. Mini-programs are asked by their vendor what a page shares (`shell/use-share`). */
export interface Sharing {
  /** The vendor has a button of its own that shares the page (`ui/share-button`). */
  readonly hasVendorButton: boolean
  /** The browser has a window for sharing. */
  readonly canSend: boolean
  /** Opens the window of the browser; only for a tap. Never rejects. */
  send(content: WebShare): Promise<SharingOutcome>
  /** Tells the menu of the window around the page what it shares. Never rejects. */
  fillMenu(content: WebShare, sign: (url: string) => Promise<MenuSignature>): Promise<void>
}
