/** An external page inside ours. The caller has checked the address. */
export interface WebFrameProps {
  url: string
  title: string
  /**
   * The page has posted something (`domain/web-message`): on the web at once; vendors hand it over when the page is left
   * or shared.
   */
  onMessage(posted: unknown): void
  /** In a mini-program: the page has navigated to another address. A browser does not report it. */
  onArrive?(address: string): void
}
