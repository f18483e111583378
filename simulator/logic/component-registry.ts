import type { MiniPackage } from '../package/load-package'
import type { ComponentDefinition, LogicInstance, LogicMethod, ViewEngine } from '../view/view-engine'
import { alipayComponent } from './alipay-component'
import { pageParts, standardComponent } from './component-definition'
import { type FaultLog, messageOf } from './fault-log'
import { methodsOf, type RawDefinition } from './raw-definition'
import type { ScriptLoader } from './script-loader'

/** Dependencies of the registry on the running app. */
export interface InstanceHooks {
  /** Called for every new page or component instance before its own code runs. */
  onCreated(instance: LogicInstance, path: string): void
  /** The event as it crosses the bridge; undefined when `value` is not an event of the engine. */
  toLogicEvent(value: unknown): object | undefined
}

/** Evaluates page and component scripts on demand and registers them with the view engine. */
export class ComponentRegistry {
  /** Loaded files, with the error of failed ones: a page whose script threw never opens. */
  private readonly loaded = new Map<string, Error | undefined>()
  /** File being evaluated: Page() and Component() do not name what they define. */
  private defining: string | undefined
  private readonly defined = new Set<string>()

  constructor(
    private readonly miniPackage: MiniPackage,
    private readonly scripts: ScriptLoader,
    private readonly engine: ViewEngine,
    private readonly faults: FaultLog,
    private readonly hooks: InstanceHooks,
  ) {}

  /** Loads the components a file uses, then the file. Throws when its script defines nothing. */
  load(path: string): void {
    const failure = this.loaded.get(path)
    if (failure) throw failure
    if (this.loaded.has(path)) return
    this.loaded.set(path, undefined)
    try {
      this.evaluate(path)
    } catch (error) {
      const failed = new Error(`${path}.js: ${messageOf(error)}`)
      this.loaded.set(path, failed)
      throw failed
    }
  }

  private evaluate(path: string): void {
    for (const target of Object.values(this.miniPackage.components.get(path)?.usingComponents ?? {})) this.load(target)
    this.defining = path
    this.scripts.load(path)
    this.defining = undefined
    if (!this.defined.has(path)) throw new Error('calls neither Page() nor Component()')
  }

  /** The global `Page`. */
  readonly definePage = (raw: RawDefinition): void => {
    const { definition, fields } = pageParts(raw)
    this.register('Page', definition, (instance) => Object.assign(instance, fields))
  }

  /** The global `Component`. */
  readonly defineComponent = (raw: RawDefinition): void => {
    if (Array.isArray(raw.behaviors) && raw.behaviors.length > 0)
      throw new Error(`${this.defining}: behaviors are not simulated`)
    const definition = this.miniPackage.platform === 'alipay' ? alipayComponent(raw) : standardComponent(raw)
    this.register('Component', { ...definition, methods: methodsOf(raw.methods) })
  }

  private register(
    definer: string,
    definition: ComponentDefinition,
    prepare?: (instance: LogicInstance) => void,
  ): void {
    const path = this.defining
    if (path === undefined) throw new Error(`${definer}() was called outside a page or component script`)
    const { onCreated } = this.hooks
    const original = definition.lifetimes.created
    const created: LogicMethod = function () {
      prepare?.(this)
      onCreated(this, path)
      original?.call(this)
    }
    this.defined.add(path)
    this.engine.register(path, {
      ...definition,
      methods: this.wrapHandlers(definition.methods, path),
      lifetimes: this.guardAll({ ...definition.lifetimes, created }, path),
      pageLifetimes: this.guardAll(definition.pageLifetimes, path),
      observers: this.guardAll(definition.observers, path),
    })
  }

  /** Engines pass their own event objects to handlers; the app receives the plain event of the bridge. */
  private wrapHandlers(methods: Record<string, LogicMethod>, path: string): Record<string, LogicMethod> {
    const { faults, hooks } = this
    const wrapped: Record<string, LogicMethod> = {}
    for (const [name, method] of Object.entries(methods)) {
      wrapped[name] = function (...args) {
        const event = hooks.toLogicEvent(args[0])
        if (!event) return method.apply(this, args)
        return faults.guard(`${path} ${name}`, () => method.call(this, event))
      }
    }
    return wrapped
  }

  /** Keeps the shape of `methods`; a missing one stays missing, because engines check for presence. */
  private guardAll<Methods extends object>(methods: Methods, path: string): Methods {
    const { faults } = this
    const guarded = Object.entries(methodsOf(methods)).map(([name, method]) => {
      const call: LogicMethod = function (...args) {
        return faults.guard(`${path} ${name}`, () => method.apply(this, args))
      }
      return [name, call]
    })
    return Object.fromEntries(guarded) as Methods
  }
}
