import { AppRuntime, type RuntimeOptions } from './app-runtime'
import type { FrameLook } from './drawing/phone-frame'
import { type ScreenDocument, screenDocument } from './drawing/screen-document'
import type { ConsoleMessage } from './logic/console-log'
import type { AppFault } from './logic/fault-log'
import { reportSetData, type SetDataCall, type SetDataReport } from './logic/set-data-log'
import { normalise, Screen, type Target } from './screen'
import type { Vendor } from './vendor/vendor'
import { camelCase } from './view/selectors'
import type { ViewNode } from './view/view-engine'
import type { TreeSize } from './view/view-tree'

/** Timeout, 3000 ms by default. */
export interface WaitOptions {
  timeoutMs?: number
}

/** Top page. */
export interface PageOnTop {
  route: string
  query: Record<string, string>
  /** Title set by the app; undefined for that of the page's configuration. */
  title: string | undefined
}

// Generous, for busy machines: only hanging apps reach it.
const settleTimeoutMs = 60_000
const waitTimeoutMs = 60_000

/** Observable state of a running mini-program: screen, pages, and events underneath. */
export class ObservedApp {
  /** Vendor and phone: payment, network, storage, prompts. */
  readonly vendor: Vendor
  protected readonly runtime: AppRuntime
  protected readonly screen: Screen

  constructor(protected readonly options: RuntimeOptions) {
    this.runtime = new AppRuntime(options)
    this.vendor = this.runtime.vendor
    this.screen = new Screen(this.runtime.tree, this.runtime.stack, () => this.complaints)
  }

  /** All text of an element, by default of the whole screen; hidden parts are left out. */
  text(target?: Target): string {
    return this.screen.text(target)
  }

  /** The text of every element a selector matches. */
  texts(selector: string): string[] {
    return this.screen.all(selector).map((node) => this.screen.text(node))
  }

  /** The first element a selector matches. Fails when there is none. */
  get(selector: string): ViewNode {
    return this.screen.get(selector)
  }

  all(selector: string): ViewNode[] {
    return this.screen.all(selector)
  }

  /** An attribute as written in the template; undefined if absent. */
  attribute(target: Target, name: string): unknown {
    const { engine } = this.runtime.tree
    const node = this.screen.get(target)
    if (name === 'class') return engine.classNames(node)
    if (name.startsWith('data-')) return engine.dataset(node)[camelCase(name.slice('data-'.length))]
    return name === 'style' ? engine.style(node) : engine.attribute(node, name)
  }

  /** Screen reader label of an element. */
  accessibleName(target: Target): string {
    return this.runtime.tree.accessibleName(this.screen.get(target))
  }

  /** The custom tab bar of the page on top; undefined when it has none. */
  get tabBar(): ViewNode | undefined {
    return this.runtime.stack.current?.tabBar?.node
  }

  get page(): PageOnTop {
    const page = this.runtime.stack.current
    if (!page) throw new Error(`no page is open${this.screen.hint}`)
    return { route: page.route, query: page.query, title: this.vendor.chrome.title }
  }

  /** The routes of the open pages, the visible one last. */
  get stack(): string[] {
    return this.runtime.stack.pages.map((page) => page.route)
  }

  /** Waits until no request, setData or short timer is pending. */
  async settle(timeoutMs = settleTimeoutMs): Promise<void> {
    await this.runtime.settle(timeoutMs)
  }

  /** Waits until `condition` returns a truthy value, and returns it; errors count as not yet. */
  async waitFor<Result>(condition: () => Result, { timeoutMs = waitTimeoutMs }: WaitOptions = {}): Promise<Result> {
    const limit = performance.now() + timeoutMs
    for (;;) {
      const { result, error } = attempt(condition)
      if (result) return result
      if (performance.now() > limit)
        throw error ?? new Error(`waited ${timeoutMs} ms in vain${this.screen.hint}; on the screen: ${this.text()}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Waits until the text is on the screen. */
  async waitForText(text: string | RegExp, options?: WaitOptions): Promise<void> {
    const stands = (): boolean => {
      const actual = normalise(this.text())
      return typeof text === 'string' ? actual.includes(normalise(text)) : text.test(actual)
    }
    await this.waitFor(stands, options)
  }

  /** setData in total, by page with its first screen, and by action. */
  report(): SetDataReport {
    return reportSetData(this.runtime.meter.calls)
  }

  get setDataCalls(): readonly SetDataCall[] {
    return this.runtime.meter.calls
  }

  /** Errors of app code, templates and unhandled promises. */
  get errors(): AppFault[] {
    const ofTemplates = this.runtime.engine.faults.map((message) => ({ message, where: 'template' }))
    return [...this.runtime.faults.faults, ...ofTemplates]
  }

  get consoleMessages(): readonly ConsoleMessage[] {
    return this.runtime.console.messages
  }

  /** Vendor APIs called by the app that the simulator lacks. */
  get unimplementedCalls(): readonly string[] {
    return this.runtime.host.unimplementedCalls
  }

  /** Fails on errors, console errors and unimplemented calls. */
  assertHealthy(): void {
    if (this.complaints.length > 0) throw new Error(this.complaints.join('\n'))
  }

  /** The size of the visible page, tab bar not counted. */
  tree(): TreeSize {
    const page = this.runtime.stack.current
    if (!page) throw new Error('no page is open')
    return this.runtime.tree.size(page.root.node)
  }

  /** Scroll position of the page on top, px. */
  get scrollTop(): number {
    return this.runtime.stack.current?.scrollTop ?? 0
  }

  /** The screen with its styles as HTML for a browser of the phone's width. */
  screenDocument(): ScreenDocument {
    const { current } = this.runtime.stack
    if (!current) throw new Error(`no page is open${this.screen.hint}`)
    const roots = { route: current.route, page: current.root.node, tabBar: current.tabBar?.node }
    return screenDocument(this.runtime.tree, roots, this.options.miniPackage, this.vendor.system.phone.windowWidth)
  }

  /** Phone and vendor parts drawn over the page. */
  frameLook(): FrameLook {
    const { chrome, system } = this.vendor
    const { platform } = this.options.miniPackage
    const { frontColor, title = '' } = chrome
    return { platform, ...system.frame(), frontColor, title, wayOut: this.wayOut }
  }

  private get wayOut(): FrameLook['wayOut'] {
    const { app } = this.options.miniPackage
    if (this.stack.length > 1) return 'back'
    const isHome = app.pages[0]?.path === this.page.route || this.runtime.stack.current?.isTab
    return isHome ? null : 'home'
  }

  private get complaints(): string[] {
    return [
      ...this.errors.map(({ message, where }) => `error in ${where}: ${message}`),
      ...this.consoleMessages.filter(({ level }) => level === 'error').map(({ text }) => `console.error: ${text}`),
      ...this.unimplementedCalls.map((name) => `not simulated: ${name}`),
    ]
  }
}

function attempt<Result>(condition: () => Result): { result?: Result; error?: unknown } {
  try {
    return { result: condition() }
  } catch (error) {
    return { error }
  }
}
