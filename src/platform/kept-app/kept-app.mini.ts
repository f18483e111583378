import type { KeptApp } from './contract'

/** Vendors store the packages of opened mini-programs. */
export const keptApp: KeptApp = { keep: () => {} }
