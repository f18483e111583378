import { keepCookiesClear } from './cookies'

const NAMES = ['theme', 'shopColors', 'refreshToken', 'consistentCode']

function setCookies(names: string[]): void {
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a server would have set.
    document.cookie = `${name}=old; path=/`
  }
}

describe('cookies of a server', () => {
  it('disappears on start, and when the browser restores the page (SHELL-065, SHELL-066)', () => {
    setCookies([...NAMES, 'consent'])
    const stop = keepCookiesClear()
    expect(document.cookie).toBe('consent=old')
    setCookies(NAMES)
    window.dispatchEvent(new Event('pageshow'))
    expect(document.cookie).toBe('consent=old')
    stop()
    setCookies(['theme'])
    window.dispatchEvent(new Event('pageshow'))
    expect(document.cookie).toContain('theme=old')
  })
})
