import { createHash } from 'node:crypto'
import { Compilation, type Compiler, sources } from 'webpack'
import { pageIn } from './h5-page'

const NAME = 'H5PolicyPlugin'
const POLICY = 'content-security-policy.json'

export interface PolicySettings {
  /** Scheme and host of the gateway; empty if it is the page's own. */
  gatewayOrigin: string
  /** Hosts whose pages are shown in the app. */
  webHosts: readonly string[]
}

/**
 * Writes the content security policy of the page beside it (docs/web-security.md), for its server to send. Only the
 * page's own inline scripts run, each by its hash.
 */
export class H5PolicyPlugin {
  constructor(private readonly settings: PolicySettings) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Runs once files have their final hash, also in the page's scripts; before compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const policy = JSON.stringify(policyOf(pageIn(compilation), this.settings), null, 2)
        compilation.emitAsset(POLICY, new sources.RawSource(policy))
      })
    })
  }
}

/** WeChat's script, loaded inside WeChat for its menu (src/platform/sharing/web). */
const WECHAT_SCRIPTS = 'https://res.wx.qq.com'

/** The directives by name. `frame-ancestors` is the server's: it depends on the merchant. */
function policyOf(page: string, settings: PolicySettings): Record<string, string[]> {
  const { gatewayOrigin, webHosts } = settings
  const own = ["'self'", ...(gatewayOrigin === '' ? [] : [gatewayOrigin])]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page, 'script'), WECHAT_SCRIPTS],
    'style-src': ["'self'", ...hashesOf(page, 'style')],
    // Merchants may host pictures and videos anywhere.
    'img-src': [...own, 'https:', 'data:', 'blob:'],
    'media-src': [...own, 'https:'],
    // User pictures are uploaded directly to the merchant's object store, from browser storage.
    'connect-src': [...own, 'https:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    // A bank's app is called through a frame with its own scheme.
    'frame-src': [...own, ...hostSources(webHosts), 'native:'],
    // The app checks where payments start; the provider decides where they continue.
    'form-action': [...own, 'https:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['encore', 'webpack'],
  }
}

function hostSources(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])
}

function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const inline = [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
  return inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
