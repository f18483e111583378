import { version } from '../package.json'

/** Version of the product that calls name and the settings page shows. */
export const PRODUCT_VERSION = version
