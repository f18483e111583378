export { noCookies as keepCookiesClear } from './no-cookies'
