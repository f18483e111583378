import { routes } from '@/routes'
import type { App } from '@/services/app'
import { logOutHere } from '@/services/log-out-here'

type Parts = Pick<
  App,
  | 'request'
  | 'session'
  | 'storage'
  | 'navigation'
  | 'deviceData'
  | 'drafts'
  | 'locationConsent'
  | 'readNotices'
  | 'site'
  | 'tracking'
>

/**
 * Logs out and deletes the app's data on the device, in memory too, then opens the first page. The account remains.
 * False if the logout call failed; the device is cleared in any case.
 */
export async function clearDevice(app: Parts): Promise<boolean> {
  const isLoggedOut = app.session.isLoggedIn ? await logOutHere(app) : endVisit(app)
  for (const store of [app.drafts, app.locationConsent, app.readNotices, app.site, app.tracking]) store.forget()
  await app.deviceData.clear()
  await app.navigation.relaunch(routes.list, {})
  return isLoggedOut
}

/** Deletes visit data after the session has ended. */
function endVisit({ session }: Parts): true {
  session.signOut()
  return true
}
