import type { MiniPackage } from '../package/load-package'
import type { MountedRoot, ViewEngine } from '../view/view-engine'
import type { Activity } from './activity'
import type { ComponentRegistry } from './component-registry'
import type { FaultLog } from './fault-log'
import type { SetDataMeter } from './set-data-meter'

/** A page that is open: on the stack, or a tab page kept alive beside it. */
export interface OpenPage {
  /** The realm's `console`. */
  route: string
  query: Record<string, string>
  root: MountedRoot
  /** The page's own instance of the custom tab bar. */
  tabBar?: MountedRoot
  isTab: boolean
  isFirstScreen: boolean
  /** True after onUnload: a vendor ignores what is set on it then. */
  isClosed: boolean
  scrollTop: number
}

/** Context of the running app for opening a page. */
export interface PageStackContext {
  miniPackage: MiniPackage
  engine: ViewEngine
  registry: ComponentRegistry
  meter: SetDataMeter
  faults: FaultLog
  activity: Activity
  clone<Value>(value: Value): Value
}
