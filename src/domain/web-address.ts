/** Hosts of external pages that the app may open inside itself. */
export interface WebPlaces {
  /** Scheme and host of the shop's own server. */
  ownOrigin: string
  /** Hosts of others; their subdomains count. */
  hosts: readonly string[]
  /** Schemes of apps that may be opened, such as `encore`. */
  appSchemes: readonly string[]
}

/** Hosts that only their owners could register with a vendor. */
const UNREGISTRABLE_HOSTS = ['sobot.com', 'beian.miit.gov.cn']

/** Whether a merchant can register the host with a vendor, whose web view opens no other. */
export function isRegistrable(address: string): boolean {
  return !isOpenable(address, { ownOrigin: '', hosts: UNREGISTRABLE_HOSTS })
}

/** True for an address that may be opened inside the app: the shop's own, or https of an allowed host. */
export function isOpenable(address: string, { ownOrigin, hosts }: Omit<WebPlaces, 'appSchemes'>): boolean {
  if (ownOrigin !== '' && (address === ownOrigin || address.startsWith(`${ownOrigin}/`))) return true
  const host = /^https:\/\/([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
  return host !== undefined && hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}
