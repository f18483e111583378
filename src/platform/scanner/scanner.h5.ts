import { unsupported } from '../unsupported'
import type { Scanner } from './contract'

/** Phones read codes with their own camera, and open the link that is in them. */
export const scanner: Scanner = { isSupported: false, scan: unsupported }
