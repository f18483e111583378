import type { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../database/connect'

/** Origin of the offers of a shop that has published none. */
export interface ContentSource {
  /** Catalogue of a shop whose first day is `anchor`, at `now`; epoch ms. */
  catalogue(anchor: number, now: number): Catalogue
  /** False if the catalogue has to be built again at `now`, epoch ms. */
  isCurrent(catalogue: Catalogue, now: number): boolean
  /** Inserts rows besides the stock that the offers need; keeps existing ones. */
  seed(tx: Database, catalogue: Catalogue): Promise<void>
}
