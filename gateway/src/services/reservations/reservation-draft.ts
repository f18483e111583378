import { slotTimeText } from '@/domain/session-time'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Reservation } from '../../catalogue/entities/visits'
import { localized } from '../../texts/text'
import { lineUnits } from '../orders/line-units'
import type { OrderDraft } from '../orders/order-draft'
import type { Slot } from './slots'

/** Places of a time as a draft of an order: a unit for each person. */
export function reservationDraft(
  catalogue: Pick<Catalogue, 'venue'>,
  place: Reservation,
  slot: Slot,
  { qty, visitors }: { qty: number; visitors: readonly string[] },
): OrderDraft {
  const { slotId, beginAt, endAt } = slot
  const unitCents = place.priceCent ?? 0
  return {
    type: 'RESERVE',
    source: 'NORMAL',
    lines: [
      {
        kind: 'RESERVE',
        reference: slotId,
        qty,
        unitCents,
        showId: null,
        sessionId: null,
        snapshot: {
          title: place.name,
          option: localized((locale) => slotTimeText(slot, locale)),
          reservation: { venueName: catalogue.venue(place.venueId).name, beginAt, endAt, visitors },
        },
        claims: [{ inventoryId: slotId, qty }],
        units: lineUnits(slotId, qty, { listCents: unitCents, inventoryId: slotId }),
      },
    ],
    fees: [],
    deliverMethod: null,
    refundRule: null,
    completesAt: endAt,
  }
}
