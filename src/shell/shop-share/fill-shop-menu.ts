import { getJsapiSignature } from '@/contracts/link/get-jsapi-signature'
import type { App } from '@/services/app'

/** Tells the menu of the window the shop's own words and picture, and its first page (SHELL-048). */
export async function fillShopMenu({ shopConfig, sharing, payment, request }: App): Promise<void> {
  if (!shopConfig.config) return
  const { shopName: title, shareDescription: description, sharePosterUrl: imageUrl } = shopConfig.config
  const link = `${payment.returnOrigin}/`
  await sharing.fillMenu({ title, description, imageUrl, link }, (url) => request(getJsapiSignature, { url }))
}
