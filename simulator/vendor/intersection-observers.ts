import type { OpenPage } from '../logic/open-page'
import { select } from '../view/selectors'
import type { ViewNode } from '../view/view-engine'
import type { ViewTree } from '../view/view-tree'
import { nominalRectangle, type Rectangle, type RectangleOf, withEdges } from './selector-query'
import type { VendorApi, VendorHost } from './vendor-host'

type IntersectionListener = (entry: unknown) => void

interface Observation {
  page: OpenPage | undefined
  selector: string
  listener: IntersectionListener
  margins: Margins
  /** The reference element; the window by default. */
  within: string | undefined
  /** Last reported state of each element. */
  reported: Map<ViewNode, boolean>
}

/** Extension of the window's edges, px. */
interface Margins {
  top: number
  bottom: number
}

/**
 * createIntersectionObserver. `observe` reports every matching element, visible if it lies within the window and its
 * margins; `recheck` reports changes since; `trigger` reports what the test wants.
 */
export class IntersectionObservers {
  private observations: Observation[] = []

  constructor(
    private readonly host: VendorHost,
    private readonly tree: ViewTree,
    private readonly pages: { current: OpenPage | undefined },
    private readonly rectangleOf: RectangleOf,
    private readonly viewport: { windowWidth: number; windowHeight: number },
  ) {}

  /** Reports elements observed by this very selector as seen or gone; returns how many listeners were called. */
  trigger(selector: string, isVisible: boolean): number {
    const observed = this.observations.filter((one) => one.selector === selector && one.page === this.pages.current)
    for (const observation of observed) this.report(observation, () => isVisible)
    return observed.length
  }

  /** Reports every element that appeared or disappeared since its last report. */
  recheck(): void {
    for (const observation of this.observations.filter(({ page }) => page === this.pages.current))
      this.report(observation, (node) => this.isVisible(node, observation), true)
  }

  /** The selectors being observed on the page on top. */
  get selectors(): string[] {
    return this.observations.filter(({ page }) => page === this.pages.current).map(({ selector }) => selector)
  }

  api(): VendorApi {
    return { createIntersectionObserver: () => this.observer() }
  }

  private observer(): object {
    let own: Observation[] = []
    let margins: Margins = { top: 0, bottom: 0 }
    let within: string | undefined
    const relativeTo = (selector: string | undefined, given: Partial<Margins> = {}) => {
      within = selector
      margins = { top: given.top ?? 0, bottom: given.bottom ?? 0 }
      return observer
    }
    const observer = {
      relativeTo,
      relativeToViewport: (given?: Partial<Margins>) => relativeTo(undefined, given),
      observe: (selector: string, listener: IntersectionListener) => {
        const observation = { page: this.pages.current, selector, listener, margins, within, reported: new Map() }
        own.push(observation)
        this.observations.push(observation)
        this.reportLater(observation)
      },
      disconnect: () => {
        this.observations = this.observations.filter((one) => !own.includes(one))
        own = []
      },
    }
    return observer
  }

  private reportLater(observation: Observation): void {
    const finished = this.host.activity.begin()
    setTimeout(() => {
      finished()
      if (!this.host.isClosed && this.observations.includes(observation))
        this.report(observation, (node) => this.isVisible(node, observation))
    }, 0)
  }

  private isVisible(node: ViewNode, observation: Observation): boolean {
    const rectangle = this.rectangleOf(node, this.tree)
    if (!rectangle) return false
    const bounds = withEdges(this.boundsOf(observation))
    const { left, top, right, bottom } = withEdges(rectangle)
    return top < bounds.bottom && bottom > bounds.top && left < bounds.right && right > bounds.left
  }

  private boundsOf({ page, within, margins }: Observation): Rectangle {
    const [outer] = within && page ? select(this.tree, within, [page.root.node]) : []
    const { windowWidth: width, windowHeight: height } = this.viewport
    const box = (outer && this.rectangleOf(outer, this.tree)) ?? { left: 0, top: 0, width, height }
    return { ...box, top: box.top - margins.top, height: box.height + margins.top + margins.bottom }
  }

  private report(observation: Observation, isVisible: (node: ViewNode) => boolean, onlyChanged = false): void {
    const { page, selector, listener, reported } = observation
    for (const node of page ? select(this.tree, selector, [page.root.node]) : []) {
      // Elements without a layout are reported after it: every layout is followed by a recheck.
      if (!this.rectangleOf(node, this.tree)) continue
      const isSeen = isVisible(node)
      if (onlyChanged && reported.get(node) === isSeen) continue
      reported.set(node, isSeen)
      this.host.faults.guard('intersection observer', () => listener(this.host.clone(this.entry(node, isSeen))))
    }
  }

  private entry(node: ViewNode, isVisible: boolean): Record<string, unknown> {
    const rectangle = withEdges(this.rectangleOf(node, this.tree) ?? nominalRectangle)
    const { windowWidth, windowHeight } = this.viewport
    return {
      id: this.tree.engine.id(node),
      dataset: this.tree.engine.dataset(node),
      intersectionRatio: isVisible ? 1 : 0,
      intersectionRect: isVisible ? rectangle : withEdges({ left: 0, top: 0, width: 0, height: 0 }),
      boundingClientRect: rectangle,
      relativeRect: withEdges({ left: 0, top: 0, width: windowWidth, height: windowHeight }),
      time: Date.now(),
    }
  }
}
