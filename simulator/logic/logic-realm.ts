import vm from 'node:vm'
import type { Platform } from '../package/platforms'
import { engineLimitsScript, shadowedNames } from './engine-limits'

type ScriptFunction = (require: (request: string) => unknown, module: { exports: unknown }, exports: unknown) => void

/**
 * The JavaScript world of the logic layer: a context of its own without browser and Node globals,
 * in which neither `eval` nor `new Function` works, as in every mini-program.
 */
export class LogicRealm {
  private readonly context: vm.Context
  private readonly parse: (json: string) => unknown

  constructor(
    private readonly platform: Platform,
    now: () => number,
  ) {
    this.context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
    vm.runInContext(engineLimitsScript(platform), this.context)(now)
    if (platform === 'xhs') vm.runInContext('this.global = this', this.context)
    this.parse = vm.runInContext('(json) => JSON.parse(json)', this.context)
  }

  /** Gives the realm its globals. */
  define(globals: Record<string, unknown>): void {
    Object.assign(this.context, globals)
  }

  /**
   * A copy made of the realm's own objects and arrays. Everything that crosses the bridge to the logic layer
   * goes through here; functions and undefined members are lost on the way, as they are on devices.
   */
  clone<Value>(value: Value): Value {
    const json = JSON.stringify(value)
    return (json === undefined ? undefined : this.parse(json)) as Value
  }

  /** Compiles one script of the package as the vendors do: a function whose parameters hide the browser's names. */
  compile(source: string, file: string): ScriptFunction {
    return vm.compileFunction(source, ['require', 'module', 'exports', ...shadowedNames(this.platform)], {
      filename: `${this.platform}://${file}`,
      parsingContext: this.context,
    }) as unknown as ScriptFunction
  }
}
