import type { KeyObject } from 'node:crypto'

/** A merchant's account at Alipay. */
export interface AlipayKeys {
  /** PID of the merchant: `2088…`. */
  sellerId: string
  privateKey: KeyObject
  /** Keys of Alipay, one for each app and, while one is replaced, for both. */
  publicKeys: readonly KeyObject[]
  /** Apps that pay on pages, and in the mini-program. Empty: not offered there. */
  webAppId: string
  miniAppId: string
  /** Scheme and host of the API. */
  origin: string
  /** Address to which Alipay reports. */
  notifyUrl: string
}

export const ALIPAY = 'alipay'

/** Time in China as Alipay writes it: `2026-11-28 20:30:00`. */
export function alipayTime(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Epoch ms of Alipay's time; NaN for none. */
export function timeOf(text: string | undefined): number {
  return text ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN
}
