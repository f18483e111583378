import { FakeStorage } from '@/platform/storage/storage-fake'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { Navigation } from '@/services/navigation/navigation'
import { PickerResults } from '@/services/navigation/picker-results'
import { FakeRouter } from './fake-router'

interface Setting {
  stack?: string[]
  isLoggedIn?: boolean
  storage?: FakeStorage
}

/** Navigation on a fake page stack and a clock that stands still. */
export function testNavigation({ stack, isLoggedIn = true, storage = new FakeStorage() }: Setting = {}) {
  const router = new FakeRouter(stack)
  const clock = { time: 1_000_000, now: () => clock.time }
  const user = { isLoggedIn, loginPage: routes.login as Route }
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const results = new PickerResults(storage, clock)
  const navigation = new Navigation({
    router,
    clock,
    results,
    isLoggedIn: () => user.isLoggedIn,
    loginPage: () => user.loginPage,
    wait,
    onOpening: () => {},
    onShown: () => {},
  })
  return { router, clock, user, navigation, waits, results }
}
