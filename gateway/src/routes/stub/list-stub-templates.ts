import { listStubTemplates } from '@/contracts/stub/list-stub-templates'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { deliveryCents } from '../../delivery-fees'
import { publicRoute } from '../../http/define-route'

export const listStubTemplatesRoute = publicRoute(listStubTemplates, ({ locale, shop }) => ({
  templates: shop.catalogue.content.offers.stubTemplates.map(
    ({ templateId, name, description, priceCent, paper, ink, accent }) => ({
      templateId,
      name: name[locale],
      description: description[locale],
      price: centsToYuan(priceCent),
      priceInfo: priceInfoFromCents(priceCent),
      paperColor: paper,
      inkColor: ink,
      accentColor: accent,
    }),
  ),
  deliveryFee: centsToYuan(deliveryCents('EXPRESS')),
}))
