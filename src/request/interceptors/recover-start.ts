import type { Interceptor } from '../call'

/** Something that the app begins with, such as the shop's configuration. */
export interface Beginning {
  /** It was asked for and did not come, and nothing stands in its place. */
  readonly hasFailed: boolean
  /** Asks for what has failed once more. Never rejects. */
  load(): Promise<void>
}

/**
 * What failed when the app started is asked for again as soon as the gateway answers any call: the user who tries a page
 * again gets back the rest as well, the navigation and the city.
 */
export function recoverStart(beginnings: () => readonly Beginning[]): Interceptor {
  return async (call, next) => {
    const answer = await next(call)
    for (const beginning of beginnings()) if (beginning.hasFailed) void beginning.load()
    return answer
  }
}
