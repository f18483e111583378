import type { KeptApp } from './contract'

/** Vendors keep the packages of a mini-program that was opened once. */
export const keptApp: KeptApp = { keep: () => {} }
