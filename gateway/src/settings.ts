import type { Brand } from './brand'

/** How a gateway was started. */
export interface Settings {
  /** Serves `/sandbox`: codes, time machine, cashier. Never in production. */
  sandbox: boolean
  /** Folder of the built H5 app, served beside the calls. */
  h5Dir?: string
  /** Scheme and host under which browsers reach the gateway; by default what each caller used. */
  publicOrigin?: string
  /** Calls that one address may make in a minute; absent: as many as it likes. */
  callsPerMinute?: number
  /** Addresses of the proxies in front, with commas between them: their word counts on who calls. */
  trustedProxies?: string
  /** Who knows it may read `/metrics` from another machine. */
  metricsToken?: string
  /** Whose shop it is; the demo without it. */
  brand?: Brand
}
