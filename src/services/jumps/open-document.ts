import { isOwnPath } from '@/domain/own-path'
import { parseQuery } from '@/lib/query-string'
import { openJump } from './open-jump'

/** Opens a document by its address: a page of the app, or one of the web that may open inside it. */
export function openDocument(app: Parameters<typeof openJump>[0], url: string): void {
  const [path = '', query = ''] = url.split('?')
  if (isOwnPath(path)) void app.navigation.openAddress(path, parseQuery(query))
  else openJump(app, { type: 'H5', target: url })
}
