import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { wxmlToJs } from 'miniprogram-compiler'
import type { MiniPackage } from '../package/load-package'
import { builtInTags } from './built-in-tags'
import { type ExparserModules, type ExparserNode, loadExparser } from './exparser-modules'
import type {
  ComponentDefinition,
  EventOptions,
  LogicInstance,
  MountedRoot,
  ViewEngine,
  ViewEvent,
  ViewNode,
} from './view-engine'

type TemplateLookup = (file: string) => unknown

/** Engine of the running app; exparser reports faults to one listener for the whole process. */
let current: ExparserEngine | undefined
let engineCount = 0
const compiledPackages = new WeakMap<MiniPackage, string>()

/**
 * Renders with WeChat's production compiler and component framework of 2020; weapp only, Linux x64 only. Unlike
 * glass-easel, it enforces WeChat's limits (recursive templates).
 */
export class ExparserEngine implements ViewEngine {
  readonly name = 'exparser'
  readonly faults: string[] = []
  private readonly modules: ExparserModules
  private readonly templateOf: TemplateLookup
  private readonly namespace: string
  private lastExtra: Record<string, unknown> = {}

  constructor(private readonly miniPackage: MiniPackage) {
    if (miniPackage.platform !== 'weapp') throw new Error('the exparser engine knows WXML only')
    engineCount += 1
    this.namespace = `app-${engineCount}/`
    this.modules = loadExparser()
    listenForFaults(this.modules)
    current = this
    // Compiled templates report run-time faults as console warnings.
    const templateConsole = { ...console, warn: (message: unknown) => this.reportTemplate(String(message)) }
    const run = new Function(
      'console',
      'window',
      '__WXML_GLOBAL__',
      'global',
      '$gwx',
      '$gwn',
      '$gwl',
      compile(miniPackage),
    )
    this.templateOf = run(templateConsole, this.modules.window, templateGlobal())
  }

  register(componentPath: string, definition: ComponentDefinition): void {
    const { usingComponents = {} } = this.miniPackage.components.get(componentPath) ?? {}
    this.modules.jComponent.register({
      ...definition,
      id: this.namespace + componentPath,
      path: `/${this.namespace}${componentPath}`,
      tagName: `c-${path.posix.basename(componentPath)}`,
      template: this.templateOf(`${componentPath}.wxml`),
      usingComponents: Object.fromEntries(
        Object.entries(usingComponents).map(([tag, target]) => [tag, this.namespace + target]),
      ),
    })
  }

  mount(componentPath: string): MountedRoot {
    const root = this.modules.jComponent.create(this.namespace + componentPath)
    const { document } = this.modules.window
    return {
      node: root._exparserNode,
      instance: root.instance as LogicInstance,
      attach: () => root.attach(document.body.appendChild(document.createElement('div'))),
      detach: () => root.detach(),
      pageLifetime: (name) => root._exparserNode.triggerPageLifeTime(name, []),
      onRendered: (callback) => void setImmediate(callback),
    }
  }

  readEvent(value: unknown): ViewEvent | undefined {
    if (!isTemplateEvent(value)) return undefined
    const { type, detail, target, currentTarget } = value
    return { type, detail, extra: this.lastExtra, target, currentTarget }
  }

  dispatch(node: ViewNode, type: string, detail: unknown, { bubbles, extra = {} }: EventOptions): void {
    this.lastExtra = extra
    this.modules.exparser.triggerEvent(asExparser(node), type, detail, {
      bubbles,
      composed: bubbles,
      capturePhase: true,
    })
  }

  children(node: ViewNode): ViewNode[] {
    if (this.ownText(node) !== undefined) return []
    const inner = asExparser(node)
    const drawn = this.isPackageComponent(inner) ? inner.shadowRoot?.childNodes : inner.__wxSlotChildren
    return drawn ?? inner.childNodes
  }

  parent(node: ViewNode): ViewNode | undefined {
    const parent = asExparser(node).parentNode
    return parent instanceof this.modules.exparser.ShadowRoot ? parent.getHostNode() : parent
  }

  ownText(node: ViewNode): string | undefined {
    return node instanceof this.modules.exparser.TextNode ? node.textContent : undefined
  }

  tag(node: ViewNode): string | undefined {
    if (!(node instanceof this.modules.exparser.Component)) return undefined
    return builtInTags.has(node.is) ? node.is : `#${node.is.replace(this.namespace, '')}`
  }

  attribute(node: ViewNode, name: string): unknown {
    return asExparser(node)._vt?.attrs?.find((attribute) => attribute.name === name)?.value
  }

  id(node: ViewNode): string {
    return asExparser(node).id || asExparser(node).__id || ''
  }

  classNames(node: ViewNode): string {
    return String(this.attribute(node, 'class') ?? '')
  }

  style(node: ViewNode): string {
    return String(this.attribute(node, 'style') ?? '')
  }

  dataset(node: ViewNode): Record<string, unknown> {
    return asExparser(node).dataset ?? {}
  }

  close(): void {
    if (current === this) current = undefined
  }

  /** Advice is not a fault. */
  private reportTemplate(message: string): void {
    if (!message.includes('to improve performance')) this.faults.push(message)
  }

  private isPackageComponent(node: ExparserNode): boolean {
    return node instanceof this.modules.exparser.Component && !builtInTags.has(node.is)
  }
}

function isTemplateEvent(value: unknown): value is ViewEvent {
  return typeof value === 'object' && value !== null && 'mut' in value && 'currentTarget' in value
}

function asExparser(node: ViewNode): ExparserNode {
  return node as ExparserNode
}

/**
 * Caches of compiled templates: one per app, because a second app would otherwise draw with those of the first. Their
 * additions to built-in prototypes are possible only once.
 */
function templateGlobal(): Record<string, unknown> {
  return 'nv_constructor' in Object.prototype ? { wxs_nf_init: true } : {}
}

let isListening = false

function listenForFaults({ exparser }: ExparserModules): void {
  if (isListening) return
  isListening = true
  exparser.addGlobalErrorListener((error, details) => {
    const message = error instanceof Error ? error.message : String(error)
    current?.faults.push(details?.method ? `${message} in ${details.method}` : message)
  })
}

/** The compiler reads only files: writes the translated package to a temporary folder. */
function compile(miniPackage: MiniPackage): string {
  const known = compiledPackages.get(miniPackage)
  if (known !== undefined) return known
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simulator-wxml-'))
  try {
    for (const [name, source] of miniPackage.templates) write(folder, `${name}.wxml`, source)
    for (const [name, source] of miniPackage.viewScripts) write(folder, `${name}.wxs`, source)
    const code = wxmlToJs(folder, { maxBuffer: 256 * 1024 * 1024 })
    compiledPackages.set(miniPackage, code)
    return code
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}
