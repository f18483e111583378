import { endpoint } from '../endpoint'
import type { LinkTarget } from './link-target'

export interface GenerateShortCodeInput extends LinkTarget {
  /**
   * @minimum 1
   * @maximum 30
   */
  expireDays: number
}

export interface GenerateShortCodeOutput {
  code: string
  /** The address that opens it on the web. */
  url: string
  /** A picture with the address as a code, for those who cannot draw one. */
  posterUrl?: string
}

/** A short code for a page of the app with its parameters; the same page has the same code. Any other target is refused. */
export const generateShortCode = endpoint<GenerateShortCodeInput, GenerateShortCodeOutput>({
  method: 'POST',
  path: 'home/pub/v1/short_codes/generate_code',
  changes: [],
})
