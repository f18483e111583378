import { endpoint } from '../endpoint'

/** Product and client of the caller; CYY on WEIXIN_MINI by default. */
export interface MatchVersionInput {
  productCode: string
  clientCode: string
  merchantId: string
  versionNo: string
}

export interface MatchVersionOutput {
  /** Whether the user must or may update, or is up to date. */
  updateType: 'FORCE' | 'WEAK' | null
  title: string
  content: string
  downloadUrl: string
}

/** Whether this version of the app must or may be replaced. */
export const matchVersion = endpoint<MatchVersionInput, MatchVersionOutput>({
  path: 'home/pub/v3/version/match',
  priority: 'low',
})
