import { missingProviders } from '../providers/missing-providers'
import type { Providers } from '../providers/providers'
import type { Settings } from '../settings'
import type { Shop } from '../shop/shop'

/** Missing parts of the shop, in plain words: its content, and features without a provider. */
export function missingParts(
  { revision }: Pick<Shop, 'revision'>,
  { sandbox }: Pick<Settings, 'sandbox'>,
  providers: Providers,
): string[] {
  const isEmpty = revision === 0 && !sandbox
  return [
    ...(isEmpty ? ['no content: nothing is offered until `npm run shop -- publish` (docs/own-shop.md)'] : []),
    ...missingProviders(providers),
  ]
}
