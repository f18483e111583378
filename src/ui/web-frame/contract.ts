/** A page of somebody else inside ours. The caller has checked the address. */
export interface WebFrameProps {
  url: string
  title: string
  /**
   * The page has posted something (`domain/web-message`): on the web at once; vendors hand it over when the page is left
   * or shared.
   */
  onMessage(posted: unknown): void
  /** In a mini-program: the page has led on to another address. A browser does not say. */
  onArrive?(address: string): void
}
