import { isOpenable } from '@/domain/web-address'
import { splitAddress } from '@/lib/query-string'
import type { App } from '@/services/app'
import { scannedTarget } from './launch-target'

type Parts = Pick<App, 'request' | 'navigation' | 'webPlaces'>

/** Opens what a code of this shop stands for: its own page, or one that the shop knows. False for any other code. */
export async function handleScan({ request, navigation, webPlaces }: Parts, text: string): Promise<boolean> {
  const target = await scannedTarget(request, text).catch(() => null)
  if (target) {
    await navigation.openAddress(target.path, target.params)
    return true
  }
  const { ownOrigin } = webPlaces
  if (!isOpenable(text, { ownOrigin, hosts: [] })) return false
  const { path, params } = splitAddress(text.slice(ownOrigin.length))
  await navigation.openAddress(path, params)
  return true
}
