import type { DraftUnit } from './order-draft'

/**
 * Units of a line: as many equal ones, with keys that are unique in an order and the same whatever the order of its lines
 * (decision 155).
 */
export function lineUnits(reference: string, qty: number, unit: Omit<DraftUnit, 'key'>): DraftUnit[] {
  return withKeys(
    reference,
    Array.from({ length: qty }, () => unit),
  )
}

/** Units of a line with their keys: the seat of a ticket that has one, else its number. */
export function withKeys(reference: string, units: readonly Omit<DraftUnit, 'key'>[]): DraftUnit[] {
  return units.map((unit, at) => ({ ...unit, key: `${reference}/${unit.ticket?.seatId ?? at}` }))
}
