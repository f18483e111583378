import type { CardTemplate } from '../catalogue/entities/card'
import type { VenueKind } from '../catalogue/entities/place'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { CATEGORY_CODES } from './category-names'
import type { FaultList } from './content-fault'
import type { CardDocument } from './documents/benefit-documents'
import { centsOf, optionalCents } from './money'
import { type OfferInput, readPicture } from './offer-input'
import { plainText } from './written-texts'

const ICONS = { coupons: 'coupons', venues: 'venues', concert: 'YanChangHui', family: 'ErTongQinZi' } as const
const MAX_PER_USER = 5

function cardIdOf(id: string): string {
  return stableId(`card:${id}`)
}

export function compileCard(id: string, body: CardDocument, { faults }: OfferInput): CardTemplate {
  const faceCent = optionalCents(body.balance, ['balance'], faults) ?? 0
  const isCash = body.balance !== undefined
  checkCard(body, faults)
  return {
    cardId: cardIdOf(id),
    name: plainText(body.name, ['name'], faults),
    picture: readPicture(body, isCash ? 'cash-card' : 'year-card', faults),
    equity: plainText(body.line, ['line'], faults),
    validity: localText(`激活后 ${body.days} 天有效`, `Valid ${body.days} days after activation`),
    about: plainText(body.about, ['about'], faults),
    equities: (body.benefits ?? []).map(({ icon, name, line }, at) => ({
      icon: ICONS[icon],
      name: plainText(name, ['benefits', at, 'name'], faults),
      desc: plainText(line, ['benefits', at, 'line'], faults),
    })),
    priceCent: centsOf(body.price, ['price'], faults),
    pointPrice: body.points ?? 0,
    cardType: isCash ? 'CASH' : 'RIGHTS',
    faceCent,
    validDays: body.days,
    needIdentity: body.isNamed ?? false,
    convertibleTimes: body.uses ?? 0,
    privilege: body.tickets
      ? {
          rate: (100 - body.tickets.percentOff) / 100,
          category: body.tickets.category ? CATEGORY_CODES[body.tickets.category] : null,
          venueKind: (body.tickets.venueKind?.toUpperCase().replace(/-/g, '_') as VenueKind | undefined) ?? null,
        }
      : null,
    stock: body.stock,
    buyLimit: body.maxPerUser ?? MAX_PER_USER,
  }
}

function checkCard({ balance, tickets, uses, price, points }: CardDocument, faults: FaultList): void {
  if (balance === 0) faults.add(['balance'], balance, 'A gift card has a balance.')
  if (balance !== undefined && tickets)
    faults.add(['tickets'], '', 'A card has either a balance or a reduction of tickets.')
  if (balance !== undefined && uses !== undefined)
    faults.add(['uses'], uses, 'A gift card is used until its balance is spent.')
  if (price === 0 && points === undefined) faults.add(['price'], price, 'A card costs money or points.')
}
