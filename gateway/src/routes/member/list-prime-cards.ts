import { listPrimeCards } from '@/contracts/member/list-prime-cards'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { publicRoute } from '../../http/define-route'

export const listPrimeCardsRoute = publicRoute(listPrimeCards, ({ shop, locale }) => {
  const { membership } = shop.catalogue.content.offers
  if (!membership) return []
  const { primeCardId, name, priceCent, validDays } = membership
  const price = { priceInfo: priceInfoFromCents(priceCent), price: centsToYuan(priceCent) }
  return [{ primeCardId, primeLevelName: name[locale], ...price, validDays }]
})
