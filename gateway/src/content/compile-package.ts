import type { PackageMethod } from '@/contracts/package/ticket-package'
import type { PackageTier } from '@/domain/package-rules'
import type { PackageOffer } from '../catalogue/entities/package'
import { stableId } from '../stable-id'
import type { PackageDocument } from './documents/benefit-documents'
import { centsOf } from './money'
import { type OfferInput, readMoment } from './offer-input'
import { plainText } from './written-texts'

/** Tickets of several shows that cost less together. */
export function compilePackage(id: string, body: PackageDocument, input: OfferInput): PackageOffer {
  const { references, faults } = input
  const rules = body.shows.map(({ show, min, max }, at) => {
    if (max < min) faults.add(['shows', at, 'max'], max, 'The highest number is not below the lowest.')
    if (body.shows.findIndex((other) => other.show === show) < at)
      faults.add(['shows', at, 'show'], show, 'The package has this show already.')
    const showId = references.find('shows', show, ['shows', at, 'show'], faults) ?? ''
    return { showId, minQty: min, maxQty: max }
  })
  return {
    promotionId: stableId(`package:${id}`),
    ...compileReduction(body, input),
    name: plainText(body.name, ['name'], faults),
    desc: plainText(body.about, ['about'], faults),
    rules,
    endAt: readMoment(body.until, ['until'], input),
  }
}

function compileReduction(
  { percentOff, steps, every }: PackageDocument,
  { faults }: OfferInput,
): { method: PackageMethod; tiers: PackageTier[] } {
  if ([percentOff, steps, every].filter((value) => value !== undefined).length !== 1)
    faults.add([], '', 'A package has one of `percentOff`, `steps` and `every`.')
  if (every) return { method: 'PER', tiers: [amountOff(every.sum, every.off, ['every', 'sum'])] }
  if (steps) {
    const tiers = steps.map(({ from, off }, at) => amountOff(from, off, ['steps', at, 'from']))
    return { method: 'FULL', tiers }
  }
  return { method: 'DISCOUNT', tiers: [{ thresholdCent: 0, reduceCent: 0, discount: (100 - (percentOff ?? 0)) / 100 }] }

  function amountOff(from: number, off: number, path: readonly (string | number)[]): PackageTier {
    const thresholdCent = centsOf(from, path, faults)
    const offPath = [...path.slice(0, -1), 'off']
    const reduceCent = centsOf(off, offPath, faults)
    if (from <= 0) faults.add(path, from, 'The sum is more than 0.')
    else if (off > from) faults.add(offPath, off, 'It takes off more than the sum.')
    return { thresholdCent, reduceCent, discount: 1 }
  }
}
