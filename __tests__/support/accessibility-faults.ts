import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
/** WCAG 2.2 AA, tap targets included. */
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Interval of animation checks, ms. */
const POLL_MS = 50
/** Animations end within this time, ms. */
const AT_REST_MS = 60_000

interface AxeViolation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

interface Axe {
  run(on: Document, options: object): Promise<{ violations: AxeViolation[] }>
}

/** Accessibility faults of the screen found by axe, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await animationsEnded(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  // As JSON: Playwright serialises other values slowly.
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    return JSON.stringify((await axe.run(document, options)).violations)
  }, AXE_RULES)
  const violations: AxeViolation[] = JSON.parse(found)
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]}`),
  )
  // Elements half under a fixed bar can be scrolled from under it.
  return faults.filter((fault) => !fault.includes('partially obscured'))
}

/** Fading elements have no contrast yet; endless animations are ignored. */
async function animationsEnded(page: Page): Promise<void> {
  const end = Date.now() + AT_REST_MS
  while (await page.evaluate(isAnimating)) {
    if (Date.now() > end) throw new Error('an animation of the page does not end')
    await page.waitForTimeout(POLL_MS)
  }
}

function isAnimating(): boolean {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    .some(({ playState }) => playState === 'running')
}
