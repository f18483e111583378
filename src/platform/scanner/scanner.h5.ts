import { unsupported } from '../unsupported'
import type { Scanner } from './contract'

/** Phones scan codes with their own camera app, and open the link in them. */
export const scanner: Scanner = { isSupported: false, scan: unsupported }
