import type { SessionStore } from '@/stores/session-store'

/** The user who shares with their name, per session; gone when the app is closed. */
const chosenBy = new WeakMap<SessionStore, string>()

/** True if the user has switched their name on; another user of the device has not. */
export function isNameChosen(session: SessionStore): boolean {
  const { user } = session
  return user !== null && chosenBy.get(session) === user.bizUserId
}

/** Remembers the choice until the app is closed. */
export function chooseName(session: SessionStore, isOn: boolean): void {
  const { user } = session
  if (isOn && user) chosenBy.set(session, user.bizUserId)
  else chosenBy.delete(session)
}
