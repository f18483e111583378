import { when } from 'mobx'
import { ERROR_CODE } from '@/contracts/envelope'
import { getCampaignParams } from '@/contracts/link/get-campaign-params'
import { getCodeParams } from '@/contracts/link/get-code-params'
import { getShortCode } from '@/contracts/link/get-short-code'
import type { LinkTarget } from '@/contracts/link/link-target'
import { codeTarget, scannedCodeId } from '@/domain/launch-link'
import { toAppError } from '@/lib/app-error'
import type { Request } from '@/request/request'
import type { App } from './app'

type Parts = Pick<App, 'request' | 'navigation' | 'distributor' | 'launchQuery' | 'shopConfig'>

/** In these a scanner hands over the address in a code: WeChat's two ways, and Alipay's. */
const SCANNED = ['q', 'scene', 'qrCode']

/**
 * Remembers who led the user here, and follows a link that stands for another: a scanned code, the code of a campaign,
 * a short code. One that leads nowhere leaves the user on the page that opened; one into a closed shop is followed when the
 * shop has opened.
 */
export async function handleLaunch(app: Parts): Promise<void> {
  const { launchQuery, distributor, navigation } = app
  distributor.remember(launchQuery.distributorId)
  const target = await targetOf(app).catch((thrown) => targetOnceOpen(app, thrown))
  if (target === null) return
  distributor.remember(target.params.distributorId)
  await navigation.openAddress(target.path, target.params)
}

/** Asks once more when the shop has opened, where it was closed; null where anything else went wrong. */
async function targetOnceOpen(app: Parts, thrown: unknown): Promise<LinkTarget | null> {
  if (toAppError(thrown).details.errorCode !== ERROR_CODE.shopNotOpen) return null
  // What is known of the shop may be older than its answer.
  await app.shopConfig.load()
  await when(() => app.shopConfig.isOpen)
  return targetOf(app).catch(() => null)
}

async function targetOf({ request, launchQuery }: Parts): Promise<LinkTarget | null> {
  const { shortCode, CP_ID } = launchQuery
  if (shortCode) return request(getShortCode, { id: shortCode })
  if (CP_ID) return codeTarget((await request(getCampaignParams, { CP_ID })).param)
  const scanned = SCANNED.map((name) => launchQuery[name] ?? '').find((address) => scannedCodeId(address) !== null)
  return scanned === undefined ? null : scannedTarget(request, scanned)
}

/** Where a code of the shop leads, by the address in it; null for a code of something else. */
export async function scannedTarget(request: Request, address: string): Promise<LinkTarget | null> {
  const id = scannedCodeId(address)
  return id === null ? null : codeTarget((await request(getCodeParams, { id })).param)
}
