/** Target of a banner, an icon or a notice. */
export interface Jump {
  type: 'PAGE' | 'TOPIC' | 'SHOW' | 'SHOW_LIST' | 'GOODS' | 'COUPON' | 'H5' | 'MINI_PROGRAM' | 'TOAST' | 'NONE'
  /** A page name, show id, category code or address, by type. */
  target?: string
  path?: string
  appId?: string
  /** The words of a TOAST. */
  content?: string
}
