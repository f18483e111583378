/** A vulnerability accepted for a while, with the reason. */
export interface Accepted {
  /** `GHSA-…` */
  id: string
  why: string
  /** Last valid day, `yyyy-MM-dd`. */
  until: string
}

/** Output of `npm audit --json`. */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | { url: string; title: string; name: string; severity: string })[] }>
}

/** Vulnerabilities that are not, or no longer, accepted, one line each. `today`: `yyyy-MM-dd`. */
export function openAdvisories(report: AuditReport, accepted: readonly Accepted[], today: string): string[] {
  const valid = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id))
  const found = Object.values(report.vulnerabilities ?? {}).flatMap(({ via }) =>
    // A string names a dependency with the vulnerability, which is listed itself.
    via.flatMap((one) => (typeof one === 'string' ? [] : one)),
  )
  const open = found.filter(({ url }) => !valid.has(url.split('/').pop() ?? ''))
  return [...new Set(open.map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`))]
}

/** The relevant part of `package-lock.json`. */
export interface LockFile {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; dev?: boolean; link?: boolean }>
}

/** Packages of the product without an integrity hash, one line each, and the number of all. */
export function unfixedPackages({ packages }: LockFile): { count: number; unfixed: string[] } {
  // Other entries are the product itself and its workspaces.
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  const production = installed.filter(([, { dev, link }]) => !dev && !link)
  const unfixed = production.filter(
    ([, { resolved, integrity }]) =>
      !integrity?.startsWith('sha512-') || !(resolved ?? 'https://').startsWith('https://'),
  )
  return { count: production.length, unfixed: unfixed.map(([path]) => `${path} has no checked content`) }
}
