import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { type Locale, localeFromUrl } from '@/domain/locale'
import { JourneyStopped, type Visitor } from './visitor'

/** Languages of the shop; none for a gateway without a configuration. */
export async function supportedLocales(visitor: Visitor): Promise<Locale[]> {
  try {
    const { cyShopConfigVO } = await visitor
      .on('Start', 'The app without name, colours and tabs')
      .call(getShopConfig, {})
    return (cyShopConfigVO.supportLanguages ?? []).flatMap(({ langTag }) => localeFromUrl(langTag) ?? [])
  } catch (thrown) {
    if (thrown instanceof JourneyStopped || thrown instanceof TypeError) return []
    throw thrown
  }
}
