import { getCampaignParams } from '@/contracts/link/get-campaign-params'
import { getCodeParams } from '@/contracts/link/get-code-params'
import { getShortCode } from '@/contracts/link/get-short-code'
import type { LinkTarget } from '@/contracts/link/link-target'
import { codeTarget, scannedCodeId } from '@/domain/launch-link'
import type { Request } from '@/request/request'
import type { App } from '@/services/app'

/** Parameters in which a scanner hands over the address in a code: WeChat's two ways, and Alipay's. */
const SCANNED = ['q', 'scene', 'qrCode']

/** Target of a link that stands for another: a scanned code, the code of a campaign, a short code; null for any other. */
export async function launchTarget({
  request,
  launchQuery,
}: Pick<App, 'request' | 'launchQuery'>): Promise<LinkTarget | null> {
  const { shortCode, CP_ID } = launchQuery
  if (shortCode) return request(getShortCode, { id: shortCode })
  if (CP_ID) return codeTarget((await request(getCampaignParams, { CP_ID })).param)
  const scanned = SCANNED.map((name) => launchQuery[name] ?? '').find((address) => scannedCodeId(address) !== null)
  return scanned === undefined ? null : scannedTarget(request, scanned)
}

/** Target of a code of the shop, by the address in it; null for any other code. */
export async function scannedTarget(request: Request, address: string): Promise<LinkTarget | null> {
  const id = scannedCodeId(address)
  return id === null ? null : codeTarget((await request(getCodeParams, { id })).param)
}
