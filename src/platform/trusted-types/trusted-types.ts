/** What browsers let turn texts into markup and scripts (Trusted Types); older ones have no such thing. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): unknown; createScriptURL(url: string): unknown }
}

/** WeChat's own script: the only one that the app fetches from others. */
export const WECHAT_SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** What keeps the app for a device without a network; written by the build (config/h5-offline). */
export const SERVICE_WORKER = '/sw.js'

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }

/** The one policy that the page's header admits, besides that of the bundler. */
const policy = trustedTypes?.createPolicy('encore', {
  // What comes here has been through `safeHtml`.
  createHTML: (text) => text,
  createScriptURL(url) {
    if (url === WECHAT_SDK || url === SERVICE_WORKER) return url
    throw new TypeError(`no script is fetched from ${url}`)
  },
})

/** HTML as the browser takes it for markup: sanitized, or for a document of its own in which nothing runs. */
export function trustedHtml(safeHtml: string): string {
  return (policy?.createHTML(safeHtml) ?? safeHtml) as string
}

/** The address of a script that may be fetched. */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string
}
