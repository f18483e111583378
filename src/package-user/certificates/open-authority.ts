import { isOpenable } from '@/domain/web-address'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** Opens the page of the face or document service; false if the app may not open it. */
export async function openAuthority(
  { navigation, webPlaces }: Pick<App, 'navigation' | 'webPlaces'>,
  authUrl: string,
  title: string,
): Promise<boolean> {
  if (!isOpenable(authUrl, webPlaces)) return false
  await navigation.open(routes.webView, { url: authUrl, title })
  return true
}
