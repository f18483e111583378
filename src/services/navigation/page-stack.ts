import type { Router } from '@/platform/router/contract'
import { routeOfAddress, routeOfPath } from '@/routes'
import { LOGIN_PAGES } from '@/routes/login-pages'
import type { Route } from '@/routes/route'

/** The open pages as routes; null for a page that the app does not know. */
export class PageStack {
  constructor(private readonly router: Pick<Router, 'stack' | 'back' | 'maxDepth'>) {}

  /** From the bottom to the visible page. */
  routes(): (Route | null)[] {
    return this.router.stack().map(routeOf)
  }

  /** Pages on the stack, the visible one included. */
  get depth(): number {
    return this.router.stack().length
  }

  get isFull(): boolean {
    return this.depth >= this.router.maxDepth
  }

  get current(): Route | null {
    const stack = this.router.stack()
    return routeOf(stack[stack.length - 1] ?? '')
  }

  /** Pages of the login that are open. */
  get loginPages(): number {
    return this.routes().filter(isLoginPage).length
  }

  /** The place of the first page of the login; -1 without one. */
  get firstLoginPage(): number {
    return this.routes().findIndex(isLoginPage)
  }

  /** Goes back to an open page below; false if there is none. */
  async backTo(route: Route): Promise<boolean> {
    const stack = this.routes()
    const above = stack.length - 1 - stack.lastIndexOf(route)
    if (above === 0 || above === stack.length) return false
    await this.router.back(above)
    return true
  }
}

/** True for a page of the login. */
export function isLoginPage(route: Route | null): boolean {
  return route !== null && LOGIN_PAGES.includes(route)
}

function routeOf(path: string): Route | null {
  return routeOfPath(path) ?? routeOfAddress(`/${path}`)?.route ?? null
}
