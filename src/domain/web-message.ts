import { isOwnPath } from './own-path'

/** Requests that an embedded page may send. */
export type WebMessage =
  | { action: 'back' }
  /** One of the app's own addresses, such as `/content/1?siteId=2`. */
  | { action: 'open'; path: string }
  /** Share content of the page. */
  | { action: 'share'; title: string; imageUrl: string }

/** More are not looked at. */
const MOST = 20
const MAX_TEXT = 500
/** An address may carry the token of another provider, of up to 2000 characters (docs/decisions/0052). */
const MAX_ADDRESS = 3000

/** Reads what a page has posted: one message or, as vendors hand them over, a list; anything else is left out. */
export function webMessagesOf(posted: unknown): WebMessage[] {
  const list = Array.isArray(posted) ? posted.slice(-MOST) : [posted]
  return list.flatMap((item) => messageOf(item) ?? [])
}

function messageOf(item: unknown): WebMessage | null {
  if (typeof item !== 'object' || item === null) return null
  const { action, path, title, imageUrl = '' } = item as Record<string, unknown>
  if (action === 'back') return { action }
  if (action === 'open' && isText(path, MAX_ADDRESS) && isOwnPath(path)) return { action, path }
  if (action === 'share' && isText(title) && title !== '' && isText(imageUrl)) {
    return { action, title, imageUrl: imageUrl.startsWith('https://') ? imageUrl : '' }
  }
  return null
}

function isText(value: unknown, maxLength = MAX_TEXT): value is string {
  return typeof value === 'string' && value.length <= maxLength
}
