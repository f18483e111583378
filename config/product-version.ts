import { version } from '../package.json'

/** Product version in calls and on the settings page. */
export const PRODUCT_VERSION = version
