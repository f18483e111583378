import { act, fireEvent, waitFor } from '@testing-library/react'

const SEEN_MS = 10_000

/** The element with this id; fails when it is not drawn. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is not on the screen: ${document.body.textContent?.slice(0, 400)}`)
  return element
}

/** Waits until the element with this id is drawn. */
export function seen(id: string): Promise<HTMLElement> {
  return waitFor(() => byId(id), { timeout: SEEN_MS })
}

/** Waits until the assertion holds. */
export function eventually(assertion: () => void): Promise<void> {
  return waitFor(assertion, { timeout: SEEN_MS })
}

/** Waits until the words are on the screen. */
/** Waits until an element has left the page: panels take a moment to go. */
export function gone(id: string): Promise<void> {
  return eventually(() => expect(document.getElementById(id)).toBeNull())
}

export async function seenText(words: string): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toContain(words), { timeout: SEEN_MS })
}

export async function tap(id: string): Promise<void> {
  await seen(id)
  await act(async () => {
    fireEvent.click(byId(id))
  })
}

/** Types into a field; `value` is what stands there afterwards. */
export async function type(id: string, value: string): Promise<void> {
  await seen(id)
  await act(async () => {
    fireEvent.input(byId(id), { target: { value } })
  })
}
