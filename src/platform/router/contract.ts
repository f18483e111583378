/** Where to go: a page with everything its address may need. */
export interface PageAddress {
  /** Page path without a leading slash. */
  readonly path: string
  /** Web aliases; `:name` parts are filled from `params`. */
  readonly aliases: readonly string[]
  readonly isTab: boolean
  readonly params: Readonly<Record<string, string>>
}

/** The platform's page stack. Every operation resolves when the platform has taken it. */
export interface Router {
  /** Pages the stack can hold; infinity on the web. */
  readonly maxDepth: number
  /** Page paths from the bottom to the visible page, without leading slashes. */
  stack(): string[]
  open(to: PageAddress): Promise<void>
  redirect(to: PageAddress): Promise<void>
  switchTab(to: PageAddress): Promise<void>
  relaunch(to: PageAddress): Promise<void>
  back(delta: number): Promise<void>
  /** Parameters in the address of the visible page, decoded; null if pages have no address that could change. */
  params(): Record<string, string> | null
  /**
   * Changes them without a step of the history, or with one that Back takes; `undefined` takes one out, those not named
   * stay.
   */
  replaceParams(params: Readonly<Record<string, string | undefined>>, isStep?: boolean): Promise<void>
}
