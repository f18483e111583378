import { logOut } from '@/contracts/account/log-out'
import type { App } from '@/services/app'
import { OPEN_ID_KEY } from '@/stores/session-store'

/** Ends the session at the shop and on this device; the device forgets the user even when the shop cannot be told. */
export async function logOutHere({ request, session, storage }: Pick<App, 'request' | 'session' | 'storage'>) {
  const openId = storage.get<{ openId: string }>(OPEN_ID_KEY)?.openId
  await request(logOut, { appId: APP_ID, ...(openId && { openId }) }).catch(() => null)
  session.signOut()
}
