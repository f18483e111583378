/** How a gateway was started. */
export interface Settings {
  /** Serves `/sandbox`: codes, time machine, cashier. Never in production. */
  sandbox: boolean
  /** Folder of the built H5 app, served beside the calls. */
  h5Dir?: string
  /** Scheme and host under which browsers reach the gateway; by default what each caller used. */
  publicOrigin?: string
  /** Whoever knows it may read `/metrics` from another machine. */
  metricsToken?: string
}
