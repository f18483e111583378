/** In the browser: waits until the page has nothing to do; one with an animation always has, and is waited for in vain. */
export function whenIdle(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: timeoutMs })
  })
}
