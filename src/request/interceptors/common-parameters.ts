import { type Locale, localeToUrl } from '@/domain/locale'
import type { Interceptor } from '../call'

/** What every call tells about the app, the shop and the user's language (S1 §7). */
export interface ClientFacts {
  /** Where the app runs: WEIXIN_MINI, M_WEB, … */
  readonly terminalSrc: string
  readonly merchantId: string
  readonly channelId: string
  readonly appId: string
  /** Product version. */
  readonly ver: string
  locale(): Locale
  /** Minutes east of UTC on the device's clock. */
  utcOffset(): number
}

/** Adds the common query parameters and headers (S1 §7). The call's own parameters win over the common ones. */
export function commonParameters(client: ClientFacts): Interceptor {
  return (call, next) => {
    const locale = localeToUrl(client.locale())
    const { terminalSrc, merchantId, channelId, appId, ver } = client
    const utcOffset = String(client.utcOffset())
    return next({
      ...call,
      query: { lang: locale, utcOffset, channelId, ver, terminalSrc, ...call.query },
      headers: {
        src: terminalSrc,
        merchantId,
        channelId,
        ver,
        appId,
        locale,
        'utc-offset': utcOffset,
        ...call.headers,
      },
    })
  }
}

/** Minutes east of UTC of the device, 0 where it does not know (S1 §7). */
export function deviceUtcOffset(): number {
  const minutes = -new Date().getTimezoneOffset()
  return Number.isNaN(minutes) ? 0 : minutes + 0
}
