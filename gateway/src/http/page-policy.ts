import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A content security policy: what each kind of thing may come from. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** The build of the web app says what its pages need, its inline scripts by their hash (config/h5-policy.ts). */
const POLICY_FILE = 'content-security-policy.json'

/** Without a word of the build nothing but the shop's own files runs. */
const STRICT: Directives = { 'default-src': ["'self'"], 'base-uri': ["'none'"], 'object-src': ["'none'"] }

export function readPolicy(folder: string): Directives {
  const file = path.join(folder, POLICY_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Directives) : STRICT
}

interface PageNeeds {
  /** What stands in `<style>` elements of this page alone. */
  styles: readonly string[]
  /** Pages of others that may show this one in a frame. */
  frameAncestors: readonly string[]
}

/** The header of one page. */
export function pagePolicy(directives: Directives, { styles, frameAncestors }: PageNeeds): string {
  const styleSources = [...(directives['style-src'] ?? ["'self'"]), ...styles.map(hashSource)]
  return policyHeader({
    ...directives,
    'style-src': styleSources,
    'frame-ancestors': ["'self'", ...frameAncestors],
  })
}

export function policyHeader(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** How a policy names an inline script or sheet. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
