import { eq } from 'drizzle-orm'
import { logOut } from '@/contracts/account/log-out'
import { logins } from '../../database/schema/people'
import { privateRoute } from '../../handle'

export const logOutRoute = privateRoute(
  logOut,
  async ({ user, clock, db }) => {
    await db.update(logins).set({ endedAt: clock.now() }).where(eq(logins.id, user.loginId))
    return true as const
  },
  { isForUnbound: true },
)
