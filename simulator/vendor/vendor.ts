import type { PageStack } from '../logic/page-stack'
import { builtInTags } from '../view/built-in-tags'
import type { ViewNode } from '../view/view-engine'
import type { ViewTree } from '../view/view-tree'
import { VendorAccount } from './account'
import type { Answer } from './answers'
import { Canvases } from './canvas'
import { declaredNames } from './declared-names'
import { PhoneFiles } from './files'
import { Http } from './http'
import type { RequestHandler } from './http-types'
import { IntersectionObservers } from './intersection-observers'
import { Keyboard } from './keyboard'
import { Navigation } from './navigation'
import { Network } from './network'
import { PageChrome } from './page-chrome'
import { PaymentDesk } from './payment'
import { PhoneFeatures } from './phone-features'
import { Prompts } from './prompts'
import { nominalRectangle, type RectangleOf, SelectorQueries } from './selector-query'
import { PhoneStorage } from './storage'
import { type Phone, PhoneSystem } from './system'
import { UpdateManager } from './update-manager'
import type { VendorApi, VendorCall, VendorHost } from './vendor-host'

/** Phone and vendor options set before the app starts. */
export interface VendorOptions {
  /** Handles every request; there is no server by default. */
  request?: RequestHandler
  phone?: Partial<Phone>
  /** Storage of an earlier run, by key. */
  storage?: Record<string, unknown>
  rectangleOf?: RectangleOf
  /** Refreshes the layout behind `rectangleOf`. */
  layOut?: () => Promise<void>
}

/** Calls that succeed without an observable effect; they are in `calls`. */
const acknowledged = [
  'addPhoneCalendar',
  'disableAlertBeforeUnload',
  'enableAlertBeforeUnload',
  'exitMiniProgram',
  'hideHomeButton',
  'hideBackHome',
  'hideKeyboard',
  'hideNavigationBarLoading',
  'hideShareMenu',
  'hideTabBarRedDot',
  'openLocation',
  'setBackgroundColor',
  'setBackgroundTextStyle',
  'setKeepScreenOn',
  'setTabBarStyle',
  'setVisualEffectOnCapture',
  'showNavigationBarLoading',
  'showShareMenu',
  'showTabBarRedDot',
  'startPullDownRefresh',
  'stopPullDownRefresh',
  'updateShareMenu',
  'vibrate',
  'vibrateLong',
  'vibrateShort',
]

const events = [
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'ThemeChange',
  'MemoryWarning',
  'WindowResize',
  'KeyboardHeightChange',
  'UserCaptureScreen',
  'AudioInterruptionBegin',
  'AudioInterruptionEnd',
  'AppRoute',
  'LazyLoadError',
  'NetworkWeakChange',
  'ScreenRecordingStateChanged',
  'NeedPrivacyAuthorization',
]

/** Vendor around the app: its API object, and controls for the test. */
export class Vendor {
  /** API object of the app: `wx`, `my`, `tt` or `xhs`. */
  readonly api: VendorApi
  readonly account: VendorAccount
  readonly payment: PaymentDesk
  readonly prompts: Prompts
  readonly storage: PhoneStorage
  readonly network: Network
  readonly phone: PhoneFeatures
  readonly canvases: Canvases
  readonly system: PhoneSystem
  readonly chrome: PageChrome
  readonly intersections: IntersectionObservers
  readonly keyboard: Keyboard
  readonly updates = new UpdateManager()
  readonly files: PhoneFiles
  private readonly http: Http

  constructor(
    private readonly host: VendorHost,
    stack: PageStack,
    tree: ViewTree,
    options: VendorOptions,
  ) {
    this.files = new PhoneFiles(host.platform === 'weapp' ? 'wxfile' : 'file')
    this.account = new VendorAccount(host)
    this.payment = new PaymentDesk(host)
    this.prompts = new Prompts(host)
    this.storage = new PhoneStorage(host, options.storage)
    this.network = new Network(host)
    this.phone = new PhoneFeatures(host, this.files)
    this.canvases = new Canvases(host, this.files)
    this.system = new PhoneSystem(host, options.phone)
    this.chrome = new PageChrome(host, stack)
    this.http = new Http(host, this.network, this.files, options.request ?? (async () => 'unreachable'))
    const rectangleOf = options.rectangleOf ?? (() => nominalRectangle)
    const { phone } = this.system
    this.keyboard = new Keyboard(host, tree, rectangleOf, phone)
    this.intersections = new IntersectionObservers(host, tree, stack, rectangleOf, phone)
    const canvasOf = (node: ViewNode) => this.canvases.nodeOf(node)
    const parts = [
      this.account,
      this.payment,
      this.prompts,
      this.storage,
      this.network,
      this.phone,
      this.system,
      this.chrome,
      this.http,
      this.intersections,
      this.updates,
      new Navigation(host, stack),
      new SelectorQueries(host, tree, stack, rectangleOf, phone, canvasOf, options.layOut ?? (async () => {})),
      this.canvases,
    ]
    const implemented: VendorApi = Object.assign(this.smallApis(), ...parts.map((part) => part.api()))
    this.api = this.withDeclaredNames(implemented)
  }

  /** Every call the app has made, in order. */
  get calls(): readonly VendorCall[] {
    return this.host.calls
  }

  /** Every request that left the phone. */
  get requests() {
    return this.http.requests
  }

  /** Sets the next answer of any API by name, implemented or not. */
  answerNext(name: string, answer: Answer): void {
    this.host.prepare(name, answer)
  }

  /** Emits an event, for example `emit('UserCaptureScreen')`; returns the number of listeners. */
  emit(event: string, payload?: unknown): number {
    return this.host.emit(event, payload)
  }

  private smallApis(): VendorApi {
    const { host } = this
    const quiet = acknowledged.map((name) => [name, host.asyncApi(name, () => undefined)])
    return {
      ...Object.fromEntries(quiet),
      ...host.eventApis(...events),
      canIUse: (schema: string) => this.canIUse(schema),
      nextTick: (callback: () => void) => queueMicrotask(() => host.faults.guard('nextTick', callback)),
      env: { USER_DATA_PATH: `${host.platform === 'weapp' ? 'wxfile' : 'file'}://usr` },
    }
  }

  private canIUse(schema: string): boolean {
    const [name = ''] = schema.split('.')
    return builtInTags.has(name) || declaredNames(this.host.platform).has(name)
  }

  /** Exactly the names of the vendor: missing implementations fail loudly instead of being undefined. */
  private withDeclaredNames(implemented: VendorApi): VendorApi {
    const names = [...declaredNames(this.host.platform)]
    return Object.fromEntries(names.map((name) => [name, implemented[name] ?? this.unimplemented(name)]))
  }

  private unimplemented(name: string) {
    return (options?: { success?: unknown; fail?: unknown; complete?: unknown }) => {
      const { host } = this
      if (host.hasPrepared(name)) return host.asyncApi(name, () => undefined)(options as never)
      host.unimplementedCalls.push(name)
      if (!options?.fail && !options?.complete)
        throw new Error(`${name} is not simulated: implement it or use answerNext`)
      return host.asyncApi(name, () => {
        throw new Error('is not simulated')
      })(options as never)
    }
  }
}
