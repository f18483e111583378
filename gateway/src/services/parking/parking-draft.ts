import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Parking } from '../../catalogue/entities/visits'
import { pairText } from '../../texts/local-text'
import { lineUnits } from '../orders/line-units'
import type { OrderDraft } from '../orders/order-draft'
import { parkingFee } from './parking-fee'
import type { StayRow } from './parking-stays'

/** A garage of the shop. */
export function parkingById({ content }: Pick<Catalogue, 'content'>, parkingId: string): Parking {
  const lot = content.offers.parkings.find((known) => known.parkingId === parkingId)
  if (!lot) throw notFound()
  return lot
}

/** Current fee of a stay as an order draft; nothing while the car may still leave. */
export function parkingDraft(lot: Parking, stay: StayRow, now: number): OrderDraft {
  const { id: stayId, plateNo, enteredAt, paidUntil, leaveBefore } = stay
  const from = paidUntil ?? enteredAt
  const until = (leaveBefore ?? 0) >= now ? from : now
  const cents = parkingFee(lot, { from, until, isLonger: paidUntil !== null })
  return {
    type: 'PARKING',
    source: 'NORMAL',
    lines: [
      {
        kind: 'PARKING',
        reference: stayId,
        qty: 1,
        unitCents: cents,
        showId: null,
        sessionId: null,
        snapshot: {
          title: lot.name,
          option: pairText([plateNo, plateNo]),
          parking: { parkingId: lot.parkingId, plateNo, enteredAt, from, until, leaveMinutes: lot.leaveMinutes },
        },
        claims: [],
        units: lineUnits(stayId, 1, { listCents: cents, inventoryId: null }),
      },
    ],
    fees: [],
    deliverMethod: null,
    refundRule: null,
    completesAt: null,
  }
}
