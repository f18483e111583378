/** A known hole that is lived with for a while, and why. */
export interface Accepted {
  /** `GHSA-…` */
  id: string
  why: string
  /** The last day it counts, `yyyy-MM-dd`. */
  until: string
}

/** What `npm audit --json` says. */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | { url: string; title: string; name: string; severity: string })[] }>
}

/** Holes that nobody has accepted, or not for so long, each as a line. `today`: `yyyy-MM-dd`. */
export function openAdvisories(report: AuditReport, accepted: readonly Accepted[], today: string): string[] {
  const valid = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id))
  const found = Object.values(report.vulnerabilities ?? {}).flatMap(({ via }) =>
    // A word is a package that has the hole by another one, which is listed itself.
    via.flatMap((one) => (typeof one === 'string' ? [] : one)),
  )
  const open = found.filter(({ url }) => !valid.has(url.split('/').pop() ?? ''))
  return [...new Set(open.map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`))]
}

/** `package-lock.json`, as far as it is looked at. */
export interface LockFile {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; dev?: boolean; link?: boolean }>
}

/** Packages of the product whose content the lock file does not fix, each as a line; and how many there are. */
export function unfixedPackages({ packages }: LockFile): { count: number; unfixed: string[] } {
  const production = Object.entries(packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  const unfixed = production.filter(
    ([, { resolved, integrity }]) =>
      !integrity?.startsWith('sha512-') || !(resolved ?? 'https://').startsWith('https://'),
  )
  return { count: production.length, unfixed: unfixed.map(([path]) => `${path} has no checked content`) }
}
