import type { Jump } from '@/contracts/jump'
import type { ComponentType, LayoutComponent } from '@/contracts/layout/layout-component'
import type { MasonryShow } from '@/contracts/layout/list-masonry'
import type { PagedList } from '@/lib/paged-list'

/** Functions that a page provides to its blocks. */
export interface BlockHost {
  /** Name of the chosen city; empty where the page offers no choice. */
  cityName: string
  openJump(jump: Jump): void
  openShow(showId: string): void
  /** `placeholder` stands in the field of the search. */
  openSearch(placeholder: string): void
  chooseCity(): void
  /** The cards of a recommended list, in pages. */
  recommendedShows(componentId: string): PagedList<MasonryShow>
  /** Remaining part of a time (s) in a component. */
  secondsLeft(componentId: string, seconds: number): number
  /** The user changed something that a block shows: a coupon was received, a reminder set. */
  onUserChange(): void
}

/** The component of a layout that a type names. */
export type ComponentOf<Type extends ComponentType, Known = LayoutComponent> = Known extends {
  componentType: infer Types
}
  ? Type extends Types
    ? Known
    : never
  : never

export interface BlockProps<Type extends ComponentType> {
  component: ComponentOf<Type>
  host: BlockHost
}

/** Id of the element a component is drawn in. */
export function blockId(componentId: string): string {
  return `block-${componentId}`
}
