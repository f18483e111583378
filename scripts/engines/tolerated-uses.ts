/** A use that the check of scripts reports and that is right: part of the built code, and the reason. */
export interface ToleratedUse {
  name: string
  /** Code around the use; any if undefined. */
  code?: RegExp
  reason: string
}

/**
 * Built-ins that mini-programs have on all engines: `built-ins.mini.ts` adds them, WeChat's base library brings core-js,
 * and the build replaces `globalThis` (config/runtime/global-this.js).
 */
export const PROVIDED_TO_MINI: readonly string[] = ['matchAll', 'Object.fromEntries', 'globalThis']

export const TOLERATED_USES: readonly ToleratedUse[] = [
  ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'].map(
    (name) => ({
      name,
      code: /new Set\(this\)\./,
      reason: 'mobx hands it to the set of the engine; the app never calls it',
    }),
  ),
  { name: 'drop', code: /\.risk\.drop\(/, reason: 'a method of RiskStore' },
  { name: 'handle', code: /\w\.handle\(/, reason: 'methods of the tracker and of prompts' },
  { name: 'isVisible', code: /\.kept\.isVisible\(/, reason: 'a method of KeptPages' },
  { name: 'locale', code: /\.locale\(\)/, reason: 'a method of the client of requests' },
  { name: 'resize', code: /(camera|view)\.resize\(/, reason: 'a method of the map of seats' },
  {
    name: 'share',
    code: /\b\w+\.share\((\w+|null|!0|!1|)\)/,
    reason: 'a method of models; `navigator.share` has a line of its own',
  },
  { name: 'navigator.share', reason: '`canSend` of sharing.h5.ts tests for it, and no button is shown without it' },
]
