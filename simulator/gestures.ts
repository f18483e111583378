import type { AppRuntime } from './app-runtime'
import { callMember, methodOf, recordOf } from './logic/raw-definition'
import type { Platform } from './package/platforms'
import type { Screen, Target } from './screen'
import { keyboardFault } from './vendor/keyboard-keys'
import type { ViewNode } from './view/view-engine'
import { isTrue } from './view/view-tree'

/** Events that bubble; the others stay at their element. */
const bubbling = new Set(['tap', 'longPress', 'longTap', 'touchStart', 'touchMove', 'touchEnd', 'touchCancel'])

const point = { identifier: 0, pageX: 10, pageY: 10, clientX: 10, clientY: 10 }
const touches = { touches: [point], changedTouches: [point] }

/** A finger on an element, px from its top left corner. */
export interface FingerOn {
  x: number
  y: number
}

/** Gestures on the screen, as events. Each fails if nothing in the app listens. */
export class Gestures {
  constructor(
    private readonly platform: Platform,
    private readonly runtime: AppRuntime,
    private readonly screen: Screen,
  ) {}

  tap(target: Target): void {
    const node = this.screen.get(target)
    this.refuseWhenBlocked(node)
    const handledBefore = this.runtime.events.handled
    this.dispatch(node, 'tap', { x: point.pageX, y: point.pageY }, touches)
    const button = this.openTypeButton(node)
    if (button !== undefined) this.pressOpenType(node, button)
    else if (this.runtime.events.handled === handledBefore) this.failUnheard(node, 'tap')
  }

  /** Fingers on a canvas after one came down, moved or left. */
  touch(target: Target, how: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly FingerOn[]): void {
    const node = this.screen.get(target)
    const there = fingers.map(({ x, y }, identifier) => ({ ...point, identifier, x, y }))
    const handledBefore = this.runtime.events.handled
    this.dispatch(node, how, {}, { touches: there, changedTouches: there })
    if (this.runtime.events.handled === handledBefore) this.failUnheard(node, how)
  }

  /** Fails for text that the field's keyboard cannot type. */
  input(target: Target, value: string): void {
    const node = this.screen.get(target)
    const { engine } = this.screen.tree
    const type = String(engine.attribute(node, 'type') || 'text')
    const fault = engine.tag(node) === 'input' ? keyboardFault(this.platform, type, value) : null
    if (fault !== null) throw new Error(`${this.screen.describe(node)}: ${fault}`)
    this.paste(node, value)
  }

  /** Inserts text without a keyboard. */
  paste(target: Target, value: string): void {
    const node = this.screen.get(target)
    const tag = this.screen.tree.engine.tag(node)
    if (tag !== 'input' && tag !== 'textarea') throw new Error(`${this.screen.describe(node)} takes no text`)
    this.refuseWhenBlocked(node)
    this.fire(node, 'input', { value, cursor: value.length, keyCode: 0 })
  }

  change(target: Target, value: unknown): void {
    const node = this.screen.get(target)
    this.refuseWhenBlocked(node)
    const isSwiper = this.screen.tree.engine.tag(node) === 'swiper'
    this.fire(node, 'change', isSwiper ? { current: value, source: 'touch' } : { value })
  }

  /** Any other event, named as in React without `on`: `scrollToLower`, `load`, `getPhoneNumber`. */
  fire(target: Target, type: string, detail: unknown): void {
    const node = this.screen.get(target)
    const handledBefore = this.runtime.events.handled
    this.dispatch(node, type, detail, {})
    if (this.runtime.events.handled === handledBefore) this.failUnheard(node, type)
  }

  /** Calls a page handler such as onReachBottom; fails when the page has none. */
  pageEvent(name: string, ...args: unknown[]): unknown {
    const page = this.runtime.stack.current
    if (!page) throw new Error('no page is open')
    const { instance } = page.root
    // On Alipay some handlers live in the `events` member of a page.
    const holder = methodOf(instance, name) ? instance : recordOf(instance.events)
    const handler = methodOf(holder, name)
    if (!handler) throw new Error(`${page.route} does not listen to ${name}`)
    return this.runtime.faults.guard(`${page.route} ${name}`, () => handler.apply(instance, args))
  }

  private dispatch(node: ViewNode, type: string, detail: unknown, extra: Record<string, unknown>): void {
    // Alipay keeps the capitals of onTouchStart; the others write event names in lower case.
    const name = this.platform === 'alipay' ? type : type.toLowerCase()
    this.screen.tree.engine.dispatch(node, name, detail, { bubbles: bubbling.has(type), extra })
  }

  private refuseWhenBlocked(node: ViewNode): void {
    const { tree } = this.screen
    for (const element of tree.path(node)) {
      if (tree.isHidden(element)) throw new Error(`${this.screen.describe(node)} is hidden`)
      if (isTrue(tree.engine.attribute(element, 'disabled')))
        throw new Error(`${this.screen.describe(element)} is disabled`)
    }
  }

  private openTypeButton(node: ViewNode): string | undefined {
    const { tree } = this.screen
    for (const element of tree.path(node)) {
      const openType = tree.engine.attribute(element, 'open-type')
      if (tree.engine.tag(element) === 'button' && typeof openType === 'string' && openType !== '') return openType
    }
    return undefined
  }

  /** Sharing needs only the page; the test answers other open types with `fire`. */
  private pressOpenType(node: ViewNode, openType: string): void {
    if (openType !== 'share') return
    const { engine } = this.screen.tree
    const target = { id: engine.id(node), dataset: engine.dataset(node) }
    const instance = this.runtime.stack.current?.root.instance
    if (instance) callMember(instance, 'onShareAppMessage', this.runtime.host.clone({ from: 'button', target }))
  }

  private failUnheard(node: ViewNode, type: string): never {
    throw new Error(`nothing listens to ${type} on ${this.screen.describe(node)} or around it`)
  }
}
