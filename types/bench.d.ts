/** Types of the optional packages of bench/package.json that benchmarks use. */
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number
    details?: { items?: Record<string, unknown>[] }
  }

  export default function lighthouse(
    url: string,
    flags: object,
  ): Promise<{ lhr: { audits: Record<string, Audit> } } | undefined>
}

declare module 'chrome-launcher' {
  export function launch(options: { chromeFlags: readonly string[]; chromePath: string }): Promise<{ port: number; kill(): void }>
}

/** Style sheets of the plain pages. */
declare module '*.css'
