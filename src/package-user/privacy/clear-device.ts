import { routes } from '@/routes'
import type { App } from '@/services/app'
import { logOutHere } from '../shared/log-out-here'

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
 * Logs out and removes what the app keeps on the device, in memory too, then begins again at the first page. The account
 * stays. False where the shop did not receive the logout; the device is cleared all the same.
 */
export async function clearDevice(app: Parts): Promise<boolean> {
  const isLoggedOut = app.session.isLoggedIn ? await logOutHere(app) : endVisit(app)
  for (const store of [app.drafts, app.locationConsent, app.readNotices, app.site, app.tracking]) store.forget()
  await app.deviceData.clear()
  await app.navigation.relaunch(routes.list, {})
  return isLoggedOut
}

/** Removes what belongs to a visit where nobody is logged in. */
function endVisit({ session }: Parts): true {
  session.signOut()
  return true
}
