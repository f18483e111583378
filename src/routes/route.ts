/** The parameters of a page that takes none. */
export type NoParams = Record<string, never>

/**
 * A page of the app: where it is, how the web names it, and how it behaves in navigation. Without its types it is any
 * page; a page that others open to have something picked says what it answers with (`Result`).
 */
export interface Route<Params extends object = object, Result = unknown> {
  readonly name: string
  /** Page path without a leading slash, as registered in app.config.ts. */
  readonly path: string
  /** Other page paths that links may name it by. */
  readonly otherPaths: readonly string[]
  /** Addresses on the web, with `:name` parts for parameters; the first one has none. */
  readonly aliases: readonly string[]
  readonly isTab: boolean
  /** A visitor is sent to the login page first. */
  readonly needsLogin: boolean
  /** Cannot be opened twice until it is left (NAV-103). */
  readonly isUnique: boolean
  /** False if swiping back is disabled. */
  readonly hasSwipeBack: boolean
  /** False if the page as a whole stands still and a part of it scrolls. */
  readonly hasScroll: boolean
  /** Pulling the page down reloads it. */
  readonly hasPullDown: boolean
  /** Style of the title bar. */
  readonly barVariant: BarVariant
  /** The vendor's menu shares it. */
  readonly isShared: boolean
  /** Required parameters of the page; a link without one shows an explanation. */
  readonly required: readonly string[]
  /** Carries types; never present at run time. */
  readonly types?: { params: Params; result: Result }
}

/** Parameters of a page. */
export type ParamsOf<R> = R extends Route<infer Params> ? Params : never

/** Result that a page returns to its opener; `never` for most. */
export type ResultOf<R> = R extends Route<object, infer Result> ? Result : never

/** A page that answers; any other does not fit. */
export type Picker<R extends Route> = R & ([ResultOf<R>] extends [never] ? never : unknown)

/** On the background of cards; on the lighter one of pages; in white over a coloured head, until the page is scrolled. */
export type BarVariant = 'card' | 'light' | 'white'

interface RouteOptions {
  aliases?: readonly string[]
  otherPaths?: readonly string[]
  isTab?: boolean
  needsLogin?: boolean
  isUnique?: boolean
  hasSwipeBack?: boolean
  hasScroll?: boolean
  hasPullDown?: boolean
  barVariant?: BarVariant
  isShared?: boolean
  required?: readonly string[]
}

/** A page; without types it takes no parameters and answers nothing. */
export function route<Params extends object = NoParams, Result = never>(
  name: string,
  path: string,
  options: RouteOptions = {},
): Route<Params, Result> {
  return {
    name,
    path,
    aliases: options.aliases ?? [],
    otherPaths: options.otherPaths ?? [],
    isTab: options.isTab ?? false,
    needsLogin: options.needsLogin ?? false,
    isUnique: options.isUnique ?? false,
    hasSwipeBack: options.hasSwipeBack ?? true,
    hasScroll: options.hasScroll ?? true,
    hasPullDown: options.hasPullDown ?? false,
    barVariant: options.barVariant ?? 'card',
    isShared: options.isShared ?? false,
    required: options.required ?? [],
  }
}

/** The path of a page in a package; `''` is the main one. */
export function page(inPackage: string, name: string): string {
  return [inPackage, 'pages', name, name].filter(Boolean).join('/')
}
