import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A content security policy: allowed sources by resource type. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** Written by the build of the web app for its pages, with hashes of inline scripts (config/h5-policy.ts). */
const POLICY_FILE = 'content-security-policy.json'

/** Default without the build's file: only the shop's own files. */
const STRICT: Directives = { 'default-src': ["'self'"], 'base-uri': ["'none'"], 'object-src': ["'none'"] }

export function readPolicy(folder: string): Directives {
  const file = path.join(folder, POLICY_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Directives) : STRICT
}

interface PageNeeds {
  /** Contents of `<style>` elements of this page. */
  styles: readonly string[]
  /** External pages that may frame this one. */
  frameAncestors: readonly string[]
}

/** Policy header of one page. */
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

/** Hash source of an inline script or style sheet. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
