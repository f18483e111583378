import { logOut } from '@/contracts/account/log-out'
import { OPEN_ID_KEY } from '@/stores/session-store'
import type { App } from './app'

/** Ends the session at the shop and on this device. False if the call failed; the device deletes it in any case. */
export async function logOutHere({
  request,
  session,
  storage,
}: Pick<App, 'request' | 'session' | 'storage'>): Promise<boolean> {
  const openId = storage.get<{ openId: string }>(OPEN_ID_KEY)?.openId
  const isReceived = await request(logOut, { appId: APP_ID, ...(openId && { openId }) }).then(
    () => true,
    () => false,
  )
  session.signOut()
  return isReceived
}
