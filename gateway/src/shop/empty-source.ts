import { Catalogue } from '../catalogue/catalogue'
import { compileContent } from '../content/compile-content'
import type { ContentSource } from './content-source'

/** A shop before its first content: nothing is offered. */
export const EMPTY_SOURCE: ContentSource = {
  catalogue: (anchor) => new Catalogue(compileContent([], { anchor }).content),
  isCurrent: () => true,
  seed: () => Promise.resolve(),
}
