import { when } from 'mobx'
import { ERROR_CODE } from '@/contracts/envelope'
import type { LinkTarget } from '@/contracts/link/link-target'
import { toAppError } from '@/lib/app-error'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'navigation' | 'distributor' | 'launchQuery' | 'shopConfig'>

/** One of these is in the query of every link that stands for another. */
const MARKS = /^(shortCode|CP_ID|q|scene|qrCode)$/

/**
 * Stores the referrer, and follows a link that stands for another: a scanned code, the code of a campaign,
 * a short code. One without a target leaves the user on the page that opened; one into a closed shop is followed when the
 * shop has opened.
 */
export async function handleLaunch(app: Parts): Promise<void> {
  const { launchQuery, distributor, navigation } = app
  distributor.remember(launchQuery.distributorId)
  // Few links do: the web fetches what follows them when it is needed.
  if (!Object.keys(launchQuery).some((name) => MARKS.test(name))) return
  const target = await targetOf(app).catch((thrown) => targetOnceOpen(app, thrown))
  if (target === null) return
  distributor.remember(target.params.distributorId)
  await navigation.openAddress(target.path, target.params)
}

/** Asks once more when the shop has opened, where it was closed; null if anything else went wrong. */
async function targetOnceOpen(app: Parts, thrown: unknown): Promise<LinkTarget | null> {
  if (toAppError(thrown).details.errorCode !== ERROR_CODE.shopNotOpen) return null
  // The known state of the shop may be older than its answer.
  await app.shopConfig.load()
  await when(() => app.shopConfig.isOpen)
  return targetOf(app).catch(() => null)
}

async function targetOf(app: Parts): Promise<LinkTarget | null> {
  const { launchTarget } = await import('./launch-target')
  return launchTarget(app)
}
