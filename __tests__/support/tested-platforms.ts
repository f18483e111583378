import type { Platform } from '../../simulator/package/platforms'

/** `npm run test:nightly` proves on every platform and database engine what `npm test` proves on some. */
export const IS_NIGHTLY = process.env.NIGHTLY === '1'

/** Cases of every run, with those of the nightly run after them. */
export function inEveryRun<Case>(always: readonly Case[], atNight: readonly Case[]): readonly Case[] {
  return IS_NIGHTLY ? [...always, ...atNight] : always
}

/**
 * Platforms of flows that no vendor changes: WeChat and Alipay, whose view engines differ most. What a vendor does its
 * own way (payment, login, faults, files, sizes) is tested on every platform in every run.
 */
export const platformsInDepth = inEveryRun<Platform>(['weapp', 'alipay'], ['tt', 'xhs'])
