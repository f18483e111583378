/** Trusted Types: the browser's guard for texts that become markup or scripts; older browsers have none. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): unknown; createScriptURL(url: string): unknown }
}

/** WeChat's script: the only third-party script of the app. */
export const WECHAT_SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** Service worker for offline use; written by the build (config/h5-offline). */
export const SERVICE_WORKER = '/sw.js'

/** Worker that fetches pages ahead; written by the build (config/h5-prefetch). */
export const PREFETCH_WORKER = '/prefetch.js'

/** Scope without pages, so that none of their requests passes through that worker. */
export const PREFETCH_SCOPE = '/prefetch/'

const SCRIPTS = [WECHAT_SDK, SERVICE_WORKER, PREFETCH_WORKER]

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }

/** The only policy that the page's header allows, besides the bundler's. */
const policy = trustedTypes?.createPolicy('encore', {
  // Input has been sanitized by `safeHtml`.
  createHTML: (text) => text,
  createScriptURL(url) {
    if (SCRIPTS.includes(url)) return url
    throw new TypeError(`no script is fetched from ${url}`)
  },
})

/** HTML that the browser accepts as markup: sanitized, or for a separate document in which nothing runs. */
export function trustedHtml(safeHtml: string): string {
  return (policy?.createHTML(safeHtml) ?? safeHtml) as string
}

/** Address of an allowed script. */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string
}
