import type { StubTemplate } from '../catalogue/entities/offers'
import { stableId } from '../stable-id'
import type { StubDocument } from './documents/benefit-documents'
import { centsOf } from './money'
import type { OfferInput } from './offer-input'
import { plainText } from './written-texts'

/** Paper on which ticket stubs are printed. */
export function compileStub(id: string, body: StubDocument, { faults }: OfferInput): StubTemplate {
  const { paper, ink, accent, stock } = body
  if (paper.toLowerCase() === ink.toLowerCase()) faults.add(['ink'], ink, 'Ink of the color of the paper is invisible.')
  return {
    templateId: stableId(`stub:${id}`),
    name: plainText(body.name, ['name'], faults),
    description: plainText(body.about, ['about'], faults),
    priceCent: centsOf(body.price, ['price'], faults),
    stock,
    paper,
    ink,
    accent,
  }
}
