import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { VISIT_MS, WindowQueue } from './window-queue'

const NOW = Date.parse('2026-11-20T10:00:00Z')

function banner(componentId: string): LayoutComponent {
  const data = { title: '', imgUrl: '', jump: { type: 'NONE' as const }, frequency: 'ALWAYS' as const }
  return { componentId, componentType: 'BANNER_WINDOW', name: componentId, sort: 0, data }
}

const BANNERS = ['first', 'second'].map(banner)

/** Window shown when these were last seen this long ago, ms. */
function shownAfter(agoMs: Readonly<Record<string, number>>): string | undefined {
  const storage = new FakeStorage()
  storage.set('seen-windows', Object.fromEntries(Object.entries(agoMs).map(([id, ago]) => [id, NOW - ago])))
  const app = { storage, clock: { now: () => NOW }, session: { isLoggedIn: true } }
  return new WindowQueue(app).next(BANNERS)?.componentId
}

describe('the turn of windows (SHELL-169, SHELL-170)', () => {
  it('starts with the order of the layout, and selects the one seen longest ago for the next visit', () => {
    expect(shownAfter({})).toBe('first')
    expect(shownAfter({ first: 2 * VISIT_MS })).toBe('second')
    expect(shownAfter({ first: 2 * VISIT_MS, second: 3 * VISIT_MS })).toBe('second')
    expect(shownAfter({ first: 3 * VISIT_MS, second: 2 * VISIT_MS })).toBe('first')
  })
})
