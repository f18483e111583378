import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Activity } from './logic/activity'
import { ComponentRegistry } from './logic/component-registry'
import { ConsoleLog } from './logic/console-log'
import { type AppFault, FaultLog } from './logic/fault-log'
import { LogicEvents } from './logic/logic-events'
import { LogicRealm } from './logic/logic-realm'
import { NavigationRefused, PageStack } from './logic/page-stack'
import { callMember, type RawDefinition } from './logic/raw-definition'
import { ScriptLoader } from './logic/script-loader'
import { SetDataMeter } from './logic/set-data-meter'
import { LogicTimers } from './logic/timers'
import type { MiniPackage } from './package/load-package'
import { dialects } from './package/platforms'
import { unhandledPromise, watchRejections } from './rejections'
import { Vendor, type VendorOptions } from './vendor/vendor'
import { VendorHost } from './vendor/vendor-host'
import { createEngine } from './view/create-engine'
import type { EngineName, LogicInstance, ViewEngine } from './view/view-engine'
import { ViewTree } from './view/view-tree'

/** Options of a run. */
export interface RuntimeOptions extends VendorOptions {
  miniPackage: MiniPackage
  /** glass-easel when left out; exparser runs weapp only. */
  engine?: EngineName
}

/** Number of quiet turns of the event loop after which the app counts as settled. */
const quietTurns = 3

/** A run of a mini-program: logic layer, view and vendor. */
export class AppRuntime {
  readonly faults = new FaultLog()
  readonly activity = new Activity()
  readonly console = new ConsoleLog()
  readonly timers = new LogicTimers((callback) => void this.faults.guard('timer', callback))
  readonly engine: ViewEngine
  readonly tree: ViewTree
  readonly meter: SetDataMeter
  readonly stack: PageStack
  readonly events: LogicEvents
  readonly host: VendorHost
  readonly vendor: Vendor
  private readonly miniPackage: MiniPackage
  private readonly scripts: ScriptLoader
  private readonly registry: ComponentRegistry
  private readonly stopWatching: () => void
  private app: RawDefinition | undefined

  constructor({ miniPackage, engine, ...options }: RuntimeOptions) {
    const { platform, problems } = miniPackage
    if (problems.length > 0) throw new Error(`the ${platform} package is broken:\n${problems.join('\n')}`)
    this.miniPackage = miniPackage
    this.engine = createEngine(engine ?? 'glass-easel', miniPackage)
    this.tree = new ViewTree(this.engine)
    this.meter = new SetDataMeter(platform, this.activity, this.faults)
    const realm = new LogicRealm(platform, this.timers.now)
    const clone = <Value>(value: Value): Value => realm.clone(value)
    this.events = new LogicEvents(this.engine, clone, this.timers.now)
    this.scripts = new ScriptLoader(miniPackage.scripts, realm)
    const hooks = { onCreated: this.prepareInstance, toLogicEvent: this.events.read }
    this.registry = new ComponentRegistry(miniPackage, this.scripts, this.engine, this.faults, hooks)
    const { activity, faults, meter, registry } = this
    this.stack = new PageStack({ miniPackage, engine: this.engine, registry, meter, faults, activity, clone })
    this.host = new VendorHost(platform, activity, faults, clone)
    this.vendor = new Vendor(this.host, this.stack, this.tree, options)
    realm.define(this.globals())
    faults.onFault = this.reportFault
    this.stopWatching = watchRejections(platform, faults)
  }

  /** Starts the app at a page, with query values as written in a URL. */
  launch(route: string, query: Record<string, string>, scene: number): void {
    const launchOptions = { path: route, query, scene, referrerInfo: {} }
    this.vendor.system.launchOptions = launchOptions
    this.scripts.load('app.js')
    const app = this.app
    if (!app) throw new Error('app.js does not call App()')
    if (!this.miniPackage.app.loadsPagesLazily) this.loadMainPages()
    for (const lifecycle of ['onLaunch', 'onShow'])
      this.faults.guard(`App ${lifecycle}`, () => callMember(app, lifecycle, this.host.clone(launchOptions)))
    this.openFirstPage(app, route, query)
  }

  /** The user leaves the vendor's app. */
  hide(): void {
    this.stack.hideCurrent()
    const app = this.app
    if (app) this.faults.guard('App onHide', () => callMember(app, 'onHide'))
    this.host.emit('AppHide')
  }

  /** The user comes back. */
  show(): void {
    const app = this.app
    const { launchOptions } = this.vendor.system
    if (app) this.faults.guard('App onShow', () => callMember(app, 'onShow', this.host.clone(launchOptions)))
    this.host.emit('AppShow', launchOptions)
    this.stack.showCurrent()
  }

  /** Waits until no call, setData or short timer is under way. Throws after `timeoutMs`. */
  async settle(timeoutMs: number): Promise<void> {
    const limit = performance.now() + timeoutMs
    let reading = -1
    for (let quiet = 0; quiet < quietTurns; ) {
      const isMoving = this.activity.isBusy || this.timers.hasShortTimer
      await (isMoving ? wait(1) : nextTurn())
      quiet = isMoving || reading !== this.activity.reading ? 0 : quiet + 1
      reading = this.activity.reading
      if (performance.now() > limit) throw new Error(`the app did not settle within ${timeoutMs} ms`)
    }
  }

  close(): void {
    this.faults.onFault = () => undefined
    this.stack.closeAll()
    this.host.isClosed = true
    this.timers.clearAll()
    this.stopWatching()
    this.engine.close()
  }

  private openFirstPage(app: RawDefinition, route: string, query: Record<string, string>): void {
    const search = Object.entries(query).map(([name, value]) => `${name}=${value}`)
    try {
      this.stack.open(`/${route}${search.length > 0 ? `?${search.join('&')}` : ''}`)
    } catch (error) {
      if (!(error instanceof NavigationRefused)) throw error
      const notFound = { path: route, query, isEntryPage: true }
      this.faults.guard('App onPageNotFound', () => callMember(app, 'onPageNotFound', this.host.clone(notFound)))
      const listeners = this.host.emit('PageNotFound', notFound)
      if (listeners === 0 && app.onPageNotFound === undefined) this.faults.record(error, 'launch')
    }
  }

  /** Without lazyCodeLoading every page of the main package is evaluated at start. */
  private loadMainPages(): void {
    for (const { path, subPackage } of this.miniPackage.app.pages)
      if (!subPackage) this.faults.guard(`${path}.js`, () => this.registry.load(path))
  }

  private globals(): Record<string, unknown> {
    const { timers, vendor } = this
    const { platform } = this.miniPackage
    const start =
      (isRepeating: boolean) =>
      (callback: unknown, delay: unknown, ...args: unknown[]) =>
        timers.set(isRepeating, callback, delay, args)
    const stop = (id: unknown): void => timers.clear(id)
    return {
      console: this.console.api,
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
      App: (definition: RawDefinition) => {
        this.app = definition
      },
      Page: this.registry.definePage,
      Component: this.registry.defineComponent,
      Behavior: (definition: RawDefinition) => definition,
      getApp: () => this.app,
      getCurrentPages: () => this.stack.pages.map((page) => page.root.instance),
      [dialects[platform].apiName]: vendor.api,
      // Taro's runtime for Alipay reads and redefines these two while it loads.
      ...(platform === 'alipay' ? { navigator: { userAgent: '', swuserAgent: 'AlipayClient' } } : {}),
    }
  }

  /** Calls App.onError and App.onUnhandledRejection, and the vendor's listeners of the same names. */
  private readonly reportFault = ({ message, where }: AppFault): void => {
    const isRejection = where === unhandledPromise
    const event = isRejection ? 'UnhandledRejection' : 'Error'
    const payload = isRejection ? { reason: message } : message
    const app = this.app
    if (app) this.faults.guard(`App on${event}`, () => callMember(app, `on${event}`, this.host.clone(payload)))
    this.host.emit(event, event === 'Error' && this.miniPackage.platform === 'weapp' ? { message } : payload)
  }

  private readonly prepareInstance = (instance: LogicInstance, path: string): void => {
    this.meter.instrument(instance, path)
    const { createSelectorQuery, createIntersectionObserver } = this.vendor.api
    Object.assign(instance, { createSelectorQuery, createIntersectionObserver })
  }
}
