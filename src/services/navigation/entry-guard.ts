import type { Route } from '@/routes/route'
import { redirected, type Target } from './navigation-target'
import type { Openings } from './openings'
import { isLoginPage, type PageStack } from './page-stack'
import type { ReturnTarget } from './return-target'

interface GuardParts {
  stack: PageStack
  openings: Openings
  returnTarget: ReturnTarget
  isLoggedIn(): boolean
  /** First page of a login. */
  loginPage(): Route
}

/** Decides which page opens for the one that was wanted. */
export class EntryGuard {
  constructor(private readonly parts: GuardParts) {}

  /** The page for this user: a visitor is sent to the login, which remembers what was wanted. */
  admitted(wanted: Target): Target {
    const { returnTarget, isLoggedIn, loginPage } = this.parts
    const target = redirected(wanted)
    // A user who left the login page no longer wants its target (NAV-109).
    if (!this.isLoggingIn) returnTarget.forget()
    if (!target.route.needsLogin || isLoggedIn()) return target
    returnTarget.remember(target)
    return { route: loginPage(), params: {} }
  }

  /** True if the page is open, or on its way, and must not open twice (NAV-103). */
  isOpenUnique(route: Route): boolean {
    return route.isUnique && this.openRoutes().includes(route)
  }

  private get isLoggingIn(): boolean {
    return this.openRoutes().some(isLoginPage)
  }

  private openRoutes(): (Route | null)[] {
    const { stack, openings } = this.parts
    return [...stack.routes(), ...openings.routes()]
  }
}
