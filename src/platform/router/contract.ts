/** Target of a navigation: a page with all parameters of its address. */
export interface PageAddress {
  /** Page path without a leading slash. */
  readonly path: string
  /** Web aliases; `:name` parts are filled from `params`. */
  readonly aliases: readonly string[]
  readonly isTab: boolean
  readonly params: Readonly<Record<string, string>>
}

/** Page stack of the platform. Every operation resolves once the platform has accepted it. */
export interface Router {
  /** Maximum stack depth; infinity on the web. */
  readonly maxDepth: number
  /** Page paths from the bottom to the visible page, without leading slashes. */
  stack(): string[]
  open(to: PageAddress): Promise<void>
  redirect(to: PageAddress): Promise<void>
  switchTab(to: PageAddress): Promise<void>
  relaunch(to: PageAddress): Promise<void>
  back(delta: number): Promise<void>
  /** Parameters in the address of the visible page, decoded; null if page addresses cannot change. */
  params(): Record<string, string> | null
  /** Changes parameters, without a history entry or with one; `undefined` removes one, unnamed ones stay. */
  replaceParams(params: Readonly<Record<string, string | undefined>>, isStep?: boolean): Promise<void>
}
