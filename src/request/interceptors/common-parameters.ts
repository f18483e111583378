import { type Locale, localeToUrl } from '@/domain/locale'
import type { Interceptor } from '../call'

/** Parameters of every call about the app, the shop and the user's language. */
export interface ClientFacts {
  /** Terminal of the app: WEIXIN_MINI, M_WEB, … */
  readonly terminalSrc: string
  readonly merchantId: string
  readonly channelId: string
  readonly appId: string
  /** Product version. */
  readonly ver: string
  /** Opened by a merchant who looks at what is not published yet. */
  readonly isPreview: boolean
  locale(): Locale
  /** Minutes east of UTC on the device's clock. */
  utcOffset(): number
}

const PREVIEW_QUERY = { source: 'FROM_BACKEND' }
const PREVIEW_HEADERS = { 'backend-preview': '1' }

/** Adds the common query parameters and headers. The call's own parameters win, but for the source of a preview. */
export function commonParameters(client: ClientFacts): Interceptor {
  return (call, next) => {
    const locale = localeToUrl(client.locale())
    const { merchantId, channelId, appId, ver, isPreview } = client
    const terminalSrc = isPreview ? 'PREVIEW' : client.terminalSrc
    const utcOffset = String(client.utcOffset())
    return next({
      ...call,
      query: { lang: locale, utcOffset, channelId, ver, terminalSrc, ...call.query, ...(isPreview && PREVIEW_QUERY) },
      headers: {
        src: terminalSrc,
        merchantId,
        channelId,
        ver,
        appId,
        locale,
        'utc-offset': utcOffset,
        ...(isPreview && PREVIEW_HEADERS),
        ...call.headers,
      },
    })
  }
}

/** Minutes east of UTC of the device, 0 if it does not know. */
export function deviceUtcOffset(): number {
  const minutes = -new Date().getTimezoneOffset()
  return Number.isNaN(minutes) ? 0 : minutes + 0
}
