import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { Target } from './navigation-target'
import { isLoginPage } from './page-stack'

/** Pages that came into view, and the choices in the addresses of pages. */
export class ShownPages {
  /** The page that came into view last, except that of the closed shop. */
  last: Target | null = null
  /** The same, but for the pages of logging in. */
  lastBeforeLogin: Target | null = null
  /** By the names of pages, what they showed last. */
  private readonly choices = new Map<string, Record<string, string>>()

  record(target: Target): void {
    if (target.route === routes.shopState) return
    this.last = target
    if (!isLoginPage(target.route)) this.lastBeforeLogin = target
  }

  /** Records another content of the page, as in its address. */
  recordChoices({ route, params }: Target): void {
    this.choices.set(route.name, params)
  }

  choicesOf(route: Route): Record<string, string> | null {
    return this.choices.get(route.name) ?? null
  }

  /** A page with the latest parameters of its address. */
  asLeft({ route, params }: Target): Target {
    return { route, params: this.choicesOf(route) ?? params }
  }
}
