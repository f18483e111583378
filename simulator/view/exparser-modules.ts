import fs from 'node:fs'
import { createRequire } from 'node:module'
import { JSDOM } from 'jsdom'
import { builtInTags } from './built-in-tags'

/** One node of exparser's tree, with the fields that the simulator reads. */
export interface ExparserNode {
  is: string
  id?: string
  __id?: string
  textContent: string
  childNodes: ExparserNode[]
  /** Content of a slot; elsewhere the same as childNodes. */
  __wxSlotChildren?: ExparserNode[]
  parentNode?: ExparserNode
  shadowRoot?: ExparserNode
  dataset?: Record<string, unknown>
  /** j-component's record of what the template wrote on this node. */
  _vt?: { attrs?: { name: string; value: unknown }[] }
  getHostNode(): ExparserNode
  triggerPageLifeTime(name: string, args: unknown[]): void
}

type NodeClass = new () => ExparserNode

/** WeChat's production component framework. */
export interface Exparser {
  TextNode: NodeClass
  Component: NodeClass
  ShadowRoot: NodeClass
  globalOptions: { throwGlobalError: boolean }
  addGlobalErrorListener(listener: (error: unknown, details?: { method?: string }) => void): void
  triggerEvent(node: ExparserNode, type: string, detail: unknown, options: Record<string, boolean>): void
}

/** WeChat's glue between compiled templates and exparser. */
export interface JComponent {
  register(definition: Record<string, unknown>): string
  create(id: string): { _exparserNode: ExparserNode; instance: unknown; attach(parent: Node): void; detach(): void }
}

/** The two libraries, and the window they were loaded with. */
export interface ExparserModules {
  exparser: Exparser
  jComponent: JComponent
  /** Their own window. */
  window: Window
}

interface ModuleBox {
  exports: Record<string, unknown>
}

const browserNames = ['window', 'document', 'Node', 'Event', 'HTMLElement', 'CustomEvent', 'TouchEvent', 'Touch']
let loaded: ExparserModules | undefined

/**
 * Loads exparser and j-component with their own jsdom document. They need browser globals, which on the real global
 * object would make other libraries believe they run in a browser.
 */
export function loadExparser(): ExparserModules {
  if (loaded) return loaded
  const { window } = new JSDOM('<!doctype html><body></body>')
  // Compiled templates require a web view version.
  Object.assign(window, { __webview_engine_version__: 0.02 })
  const browser: unknown[] = browserNames.map((name) => (name === 'window' ? window : window[name]))
  const load = moduleLoader(browser)
  const resolve = createRequire(__filename).resolve
  const exparser = load(resolve('miniprogram-exparser')) as unknown as Exparser
  const jComponent = load(resolve('j-component')) as unknown as JComponent
  exparser.globalOptions.throwGlobalError = false
  for (const tag of builtInTags) jComponent.register({ id: tag, tagName: `wx-${tag}`, template: '<slot/>' })
  loaded = { exparser, jComponent, window: window as unknown as Window }
  return loaded
}

function moduleLoader(browser: unknown[]): (file: string) => Record<string, unknown> {
  const modules = new Map<string, ModuleBox>()
  const sharedGlobal = {}
  const load = (file: string): Record<string, unknown> => {
    const known = modules.get(file)
    if (known) return known.exports
    const module: ModuleBox = { exports: {} }
    modules.set(file, module)
    const requireFrom = createRequire(file)
    const requireInside = (request: string): unknown =>
      request.startsWith('.') || request === 'miniprogram-exparser'
        ? load(requireFrom.resolve(request))
        : requireFrom(request)
    const run = new Function('module', 'exports', 'require', 'global', ...browserNames, fs.readFileSync(file, 'utf8'))
    run(module, module.exports, requireInside, sharedGlobal, ...browser)
    return module.exports
  }
  return load
}
