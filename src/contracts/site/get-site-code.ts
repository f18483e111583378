import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'

export interface GetSiteCodeInput {
  siteId: Id
}

export interface GetSiteCodeOutput {
  /** Content of the QR picture: an address that opens the shows of the site. */
  qrCode: string
  siteName: string
  /** Lifetime of the address. */
  expireSeconds: Seconds
}

/** The code of a site, to scan for the shows that are played there; not found for an unknown site (TICKET-018). */
export const getSiteCode = endpoint<GetSiteCodeInput, GetSiteCodeOutput>({
  path: 'home/pub/v5/sites/:siteId/code',
})
