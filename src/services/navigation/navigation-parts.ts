import type { Clock } from '@/lib/clock'
import type { Router } from '@/platform/router/contract'
import type { Route } from '@/routes/route'
import type { Target } from './navigation-target'
import type { PickerResults } from './picker-results'

/** Foundation of the navigation. */
export interface NavigationParts {
  router: Router
  clock: Clock
  results: PickerResults
  isLoggedIn(): boolean
  /** First page of a login. */
  loginPage(): Route
  /** Resolves after this time, ms. */
  wait(ms: number): Promise<void>
  /** Called before the platform opens a page. */
  onOpening(target: Target): void
  /** Called when a page has come into view. */
  onShown(target: Target): void
}
