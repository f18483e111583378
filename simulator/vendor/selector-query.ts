import type { OpenPage } from '../logic/open-page'
import { select } from '../view/selectors'
import type { ViewNode } from '../view/view-engine'
import type { ViewTree } from '../view/view-tree'
import type { VendorApi, VendorHost } from './vendor-host'

/** A rectangle on the screen, px. */
export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Rectangle of an element on the screen, px; undefined before its layout. Layout requires a browser (`DrawnScreen`) or
 * positions set by the test.
 */
export type RectangleOf = (node: ViewNode, tree: ViewTree) => Rectangle | undefined

/** Default rectangle of every element. */
export const nominalRectangle: Rectangle = { left: 0, top: 0, width: 10, height: 10 }

type QueryCallback = (result: unknown) => void

interface Question {
  page: OpenPage | undefined
  /** Undefined: the viewport. */
  selector: string | undefined
  isMany: boolean
  wantsNode: boolean
  wantsScroll: boolean
  callback: QueryCallback | undefined
}

/** createSelectorQuery: queries the top page, or the one passed to `in`, asynchronously. */
export class SelectorQueries {
  constructor(
    private readonly host: VendorHost,
    private readonly tree: ViewTree,
    private readonly pages: { current: OpenPage | undefined; pages: OpenPage[] },
    private readonly rectangleOf: RectangleOf,
    private readonly viewport: { windowWidth: number; windowHeight: number },
    private readonly canvasOf: (node: ViewNode) => object,
    private readonly layOut: () => Promise<void>,
  ) {}

  api(): VendorApi {
    return { createSelectorQuery: () => this.query() }
  }

  private query(): object {
    const questions: Question[] = []
    let page = this.pages.current
    const addQuery = (selector: string | undefined, isMany: boolean): object => {
      const add = (what: string) => (first?: unknown, second?: unknown) => {
        const fields = typeof first === 'object' && first !== null ? first : {}
        const callback = [first, second].find((one) => typeof one === 'function') as QueryCallback | undefined
        const wantsNode = what === 'node' || ('node' in fields && fields.node === true)
        const wantsScroll = what === 'scrollOffset' || 'scrollOffset' in fields
        questions.push({ page, selector, isMany, wantsNode, wantsScroll, callback })
        return query
      }
      const names = ['boundingClientRect', 'scrollOffset', 'fields', 'node', 'context']
      return Object.fromEntries(names.map((name) => [name, add(name)]))
    }
    const query = {
      in: (instance: unknown) => {
        page = this.pages.pages.find((open) => open.root.instance === instance) ?? page
        return query
      },
      select: (selector: string) => addQuery(selector, false),
      selectAll: (selector: string) => addQuery(selector, true),
      selectViewport: () => addQuery(undefined, false),
      exec: (callback?: QueryCallback) => this.exec(questions, callback),
    }
    return query
  }

  private exec(questions: Question[], callback: QueryCallback | undefined): void {
    const finished = this.host.activity.begin()
    setTimeout(() => {
      void this.laidOut().then(() => {
        finished()
        if (!this.host.isClosed) this.reply(questions, callback)
      })
    }, 0)
  }

  /** Phones answer after pending changes are laid out. */
  private laidOut(): Promise<void> {
    return this.layOut().catch((error: unknown) => {
      if (!this.host.isClosed) this.host.faults.record(error, 'layout')
    })
  }

  private reply(questions: Question[], callback: QueryCallback | undefined): void {
    const results = questions.map((question) => this.withCanvas(this.host.clone(this.answer(question)), question))
    const { faults, platform } = this.host
    // Alipay reports only through exec.
    if (platform !== 'alipay')
      for (const [index, { callback: own }] of questions.entries())
        faults.guard('selector query', () => own?.(results[index]))
    faults.guard('selector query', () => callback?.(this.listOf(results)))
  }

  /** Canvases are passed by reference, not as data. */
  private withCanvas(answer: unknown, { page, selector, wantsNode, isMany }: Question): unknown {
    if (!wantsNode || isMany || !answer || !page || selector === undefined) return answer
    const [found] = select(this.tree, selector, [page.root.node])
    return found ? Object.assign(answer, { node: this.canvasOf(found) }) : answer
  }

  private listOf(results: unknown[]): unknown[] {
    return Object.assign(this.host.clone(results.map(() => null)), results)
  }

  private answer(question: Question): unknown {
    const { page, selector, isMany } = question
    if (!page) return null
    if (selector === undefined) return this.viewportOf(page)
    const found = select(this.tree, selector, [page.root.node])
    if (isMany) return found.map((node) => this.describe(node, question))
    const first = found[0]
    return first ? this.describe(first, question) : null
  }

  private describe(node: ViewNode, { wantsScroll }: Question): Record<string, unknown> | null {
    const { engine } = this.tree
    const rectangle = this.rectangleOf(node, this.tree)
    if (!rectangle) return null
    return {
      id: engine.id(node),
      dataset: engine.dataset(node),
      ...withEdges(rectangle),
      ...(wantsScroll
        ? { scrollLeft: 0, scrollTop: 0, scrollWidth: rectangle.width, scrollHeight: rectangle.height }
        : {}),
    }
  }

  private viewportOf(page: OpenPage): Record<string, unknown> {
    const { windowWidth, windowHeight } = this.viewport
    const edges = withEdges({ left: 0, top: 0, width: windowWidth, height: windowHeight })
    return { id: '', dataset: {}, ...edges, scrollLeft: 0, scrollTop: page.scrollTop }
  }
}

/** A rectangle with `right` and `bottom`, as every vendor reports it. */
export function withEdges(rectangle: Rectangle): Rectangle & { right: number; bottom: number } {
  return { ...rectangle, right: rectangle.left + rectangle.width, bottom: rectangle.top + rectangle.height }
}
