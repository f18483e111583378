import type { Brand } from './brand'

/** Start settings of a gateway. */
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
  /** Token that allows reading `/metrics` from another machine. */
  metricsToken?: string
  /** Merchant of the shop; the demo by default. */
  brand?: Brand
}
