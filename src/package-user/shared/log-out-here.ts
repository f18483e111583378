import { logOut } from '@/contracts/account/log-out'
import type { App } from '@/shell/app-context'

/** Ends the session at the shop and on this device; the device forgets the user even when the shop cannot be told. */
export async function logOutHere({ request, session }: Pick<App, 'request' | 'session'>): Promise<void> {
  await request(logOut, { appId: APP_ID }).catch(() => null)
  session.signOut()
}
