import type { Settings } from './settings'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

interface SandboxPlace extends Pick<Settings, 'sandbox' | 'publicOrigin' | 'trustedProxies'> {
  isSandboxExposed?: boolean
  host?: string
}

/** Throws for settings that let others reach the sandbox: it hands out codes and resets the shop for anyone. */
export function checkSandboxPlace({
  sandbox,
  isSandboxExposed,
  publicOrigin,
  trustedProxies,
  host,
}: SandboxPlace): void {
  if (!sandbox || isSandboxExposed) return
  const faults = [
    ...(publicOrigin?.startsWith('https:') ? [`PUBLIC_ORIGIN ${publicOrigin} is public`] : []),
    ...(trustedProxies ? [`TRUSTED_PROXIES ${trustedProxies} forward calls of others`] : []),
    ...(host !== undefined && !LOOPBACK.includes(host) ? [`HOST ${host} admits other machines`] : []),
  ]
  if (faults.length === 0) return
  throw new SandboxExposed(
    `SANDBOX=1 hands out login codes and resets the shop, for this machine alone: ${faults.join('; ')}. ` +
      'Start without SANDBOX, or with SANDBOX_EXPOSED=1 in a network that you trust.',
  )
}

/** Settings that would open the sandbox to others. */
export class SandboxExposed extends Error {}
