import { act, fireEvent } from '@testing-library/react'
import { pageScroller } from '@/platform/scroll/page-scroller'
import { callsInFlight } from './test-app'

/** Milliseconds of the screen's clock between two looks. */
const STEP_MS = 50
/** Timeout for a wanted element on the screen's clock, ms. */
const PATIENCE_MS = 10_000

/**
 * Lets time pass on the screen: its timers run, and what they ask the gateway is answered before more time passes.
 * The clock of the screens stands still otherwise, so a busy machine changes nothing.
 */
export async function pass(ms: number): Promise<void> {
  await settled()
  for (let left = ms; left > 0; left -= STEP_MS) {
    jest.advanceTimersByTime(Math.min(left, STEP_MS))
    await settled()
  }
}

/** Waits until the assertion holds, and answers what it answers. */
export async function eventually<Result>(assertion: () => Result): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return assertion()
    } catch (error) {
      if (callsInFlight() === 0 && Date.now() >= deadline) throw error
    }
    if (callsInFlight() > 0) await turn()
    else await pass(STEP_MS)
  }
}

/** Lets time pass until the work is done, and answers what it answers. */
export async function done<Result>(work: Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone && Date.now() < deadline) await pass(STEP_MS)
  if (!isDone) throw new Error(`not done in ${PATIENCE_MS} ms of the screen's clock`)
  return work
}

/** Waits until every call to the gateway is answered and drawn. */
async function settled(): Promise<void> {
  do await turn()
  while (callsInFlight() > 0)
}

/** Lets everything run that is ready to, the gateway's part included; what it changes is drawn. */
async function turn(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Pulls the page down with a finger, from its top. */
export function pullDown(): void {
  const main = document.querySelector('[role="main"]')
  const page = main && pageScroller(main)
  if (!page) throw new Error('nothing can be pulled')
  act(() => {
    fireEvent.touchStart(page, { touches: [{ clientY: 0 }] })
    fireEvent.touchMove(page, { touches: [{ clientY: 200 }] })
    fireEvent.touchEnd(page)
  })
}

/** The element with this id; fails when it is not drawn. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is not on the screen: ${document.body.textContent?.slice(0, 400)}`)
  return element
}

/** Waits until the element with this id is drawn. */
export function seen(id: string): Promise<HTMLElement> {
  return eventually(() => byId(id))
}

/** Waits until an element has left the page: panels take a moment to go. */
export async function gone(id: string): Promise<void> {
  await eventually(() => expect(document.getElementById(id)).toBeNull())
}

/** Waits until the words are on the screen. */
export async function seenText(words: string): Promise<void> {
  await eventually(() => expect(document.body.textContent).toContain(words))
}

/** Taps the element with this id as soon as it is there; a test that has an element gives the element. */
export async function tap(target: string | Element): Promise<void> {
  const element = typeof target === 'string' ? await seen(target) : target
  await act(async () => {
    fireEvent.click(element)
  })
}

/** Types into a field; `value` is what stands there afterwards. */
export async function type(id: string, value: string): Promise<void> {
  const field = await seen(id)
  await act(async () => {
    fireEvent.input(field, { target: { value } })
  })
}

/** Chooses from a list; `value` is the key of the option. */
export async function choose(id: string, value: string): Promise<void> {
  await seen(id)
  await act(async () => {
    fireEvent.change(byId(id), { target: { value } })
  })
}

/** Presses Enter in a field. */
export async function enter(id: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(byId(id), { key: 'Enter' })
  })
}
