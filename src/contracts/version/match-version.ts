import { endpoint } from '../endpoint'

/** Which product on which client asks; CYY on WEIXIN_MINI where nothing else is said. */
export interface MatchVersionInput {
  productCode: string
  clientCode: string
  merchantId: string
  versionNo: string
}

export interface MatchVersionOutput {
  /** Whether the user has to update, may, or is up to date. */
  updateType: 'FORCE' | 'WEAK' | null
  title: string
  content: string
  downloadUrl: string
}

export const matchVersion = endpoint<MatchVersionInput, MatchVersionOutput>({
  path: 'home/pub/v3/version/match',
  priority: 'low',
})
