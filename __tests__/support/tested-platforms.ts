import { type Platform, platforms } from '../../simulator/package/platforms'

/** `npm run test:nightly` proves on every platform and database engine what `npm test` proves on some. */
export const IS_NIGHTLY = process.env.NIGHTLY === '1'

/**
 * Platforms of flows that no vendor changes: WeChat and Alipay, whose view engines differ most. What a vendor does its
 * own way (payment, login, faults, files, sizes) is tested on every platform in every run.
 */
export const platformsInDepth: readonly Platform[] = IS_NIGHTLY ? platforms : ['weapp', 'alipay']
