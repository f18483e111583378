import { glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { TmplGroup } from 'glass-easel-template-compiler'
import type { MiniPackage } from '../package/load-package'
import type {
  ComponentDefinition,
  EventOptions,
  LogicInstance,
  MountedRoot,
  ViewEngine,
  ViewEvent,
  ViewNode,
} from './view-engine'

type CompiledTemplates = Record<string, unknown>

interface CompiledPackage {
  /** Makes the templates; calls `missing` for every template that is used and does not exist. */
  instantiate(missing: (name: string) => void): CompiledTemplates
  faults: string[]
}

interface TemplateFault {
  level: number
  message: string
  startLine: number
}

/** Compiling is the largest cost at start, and a package never changes. */
const compiledPackages = new WeakMap<MiniPackage, CompiledPackage>()

/** Renders with WeChat's open component framework; supports the templates of all four platforms. */
export class GlassEaselEngine implements ViewEngine {
  readonly name = 'glass-easel'
  readonly faults: string[]
  private readonly space
  private readonly backend
  private readonly stopListening: () => void

  constructor(miniPackage: MiniPackage) {
    const compiled = compile(miniPackage)
    this.faults = [...compiled.faults]
    this.stopListening = collectFaults(this.faults)
    const templates = compiled.instantiate((name) => this.reportMissing(name))
    const environment = new MiniProgramEnv()
    this.space = environment.createCodeSpace('', true)
    this.backend = environment.associateBackend(new PromptBackend())
    for (const [path, { usingComponents, isComponent }] of miniPackage.components) {
      const absolute = Object.fromEntries(Object.entries(usingComponents).map(([tag, target]) => [tag, `/${target}`]))
      this.space.addComponentStaticConfig(path, { component: isComponent, usingComponents: absolute })
      const content = templates[path]
      if (!content) continue
      // Without the last flag `bindtap`, written without a colon, would silently be an attribute.
      this.space.addCompiledTemplate(path, {
        groupList: templates,
        content,
        fallbackListenerOnNativeNode: true,
      } as unknown as Parameters<typeof this.space.addCompiledTemplate>[1])
    }
  }

  register(path: string, definition: ComponentDefinition): void {
    this.space.component(path).definition(definition).register()
  }

  mount(path: string): MountedRoot {
    const root = this.backend.createRoot('page-root', this.space, path)
    const component = root.getComponent()
    return {
      node: component,
      instance: root.get() as unknown as LogicInstance,
      attach: () => glassEasel.Element.pretendAttached(component),
      detach: () => glassEasel.Element.pretendDetached(component),
      pageLifetime: (name) => component.triggerPageLifetime(name, []),
      onRendered: (callback) => glassEasel.triggerRender(component, () => callback()),
    }
  }

  readEvent(value: unknown): ViewEvent | undefined {
    if (!isShadowedEvent(value)) return undefined
    return {
      type: value.getEventName(),
      detail: value.detail,
      extra: value.extraFields ?? {},
      target: { id: value.target.id, dataset: value.target.dataset ?? {} },
      currentTarget: { id: value.currentTarget.id, dataset: value.currentTarget.dataset ?? {} },
    }
  }

  dispatch(node: ViewNode, type: string, detail: unknown, { bubbles, extra }: EventOptions): void {
    const event = new glassEasel.Event(type, detail, {
      bubbles,
      composed: bubbles,
      capturePhase: true,
      extraFields: extra,
    })
    glassEasel.Event.dispatchEvent(asElement(node), event)
  }

  children(node: ViewNode): ViewNode[] {
    if (node instanceof glassEasel.TextNode) return []
    const children: ViewNode[] = []
    asElement(node).forEachComposedChild((child) => {
      children.push(child)
    })
    return children
  }

  parent(node: ViewNode): ViewNode | undefined {
    return asElement(node).getComposedParent() ?? undefined
  }

  ownText(node: ViewNode): string | undefined {
    return node instanceof glassEasel.TextNode ? node.textContent : undefined
  }

  tag(node: ViewNode): string | undefined {
    if (node instanceof glassEasel.NativeNode) return node.is
    return glassEasel.Component.isComponent(node) ? `#${node.is}` : undefined
  }

  attribute(node: ViewNode, name: string): unknown {
    return node instanceof glassEasel.NativeNode ? node.getAttribute(name) : undefined
  }

  id(node: ViewNode): string {
    return asElement(node).id ?? ''
  }

  classNames(node: ViewNode): string {
    return asElement(node).class ?? ''
  }

  style(node: ViewNode): string {
    return asElement(node).style ?? ''
  }

  dataset(node: ViewNode): Record<string, unknown> {
    return asElement(node).dataset ?? {}
  }

  close(): void {
    this.stopListening()
  }

  private reportMissing(name: string): void {
    const fault = `template "${name}" is used but does not exist`
    if (name && !this.faults.includes(fault)) this.faults.push(fault)
  }
}

/** Without a screen there are no frames to wait for. */
class PromptBackend extends glassEasel.EmptyBackendContext {
  override render(callback: (error: Error | null) => void): void {
    setImmediate(() => callback(null))
  }
}

interface ShadowedEvent {
  getEventName(): string
  detail: unknown
  extraFields?: Record<string, unknown>
  target: { id: string; dataset?: Record<string, unknown> }
  currentTarget: { id: string; dataset?: Record<string, unknown> }
}

function isShadowedEvent(value: unknown): value is ShadowedEvent {
  return typeof value === 'object' && value !== null && 'getEventName' in value && 'currentTarget' in value
}

function asElement(node: ViewNode): glassEasel.Element {
  return node as glassEasel.Element
}

function compile(miniPackage: MiniPackage): CompiledPackage {
  const known = compiledPackages.get(miniPackage)
  if (known) return known
  const faults: string[] = []
  const group = new TmplGroup()
  for (const [path, source] of miniPackage.templates) {
    const found: TemplateFault[] = group.addTmpl(path, source) ?? []
    for (const fault of found) faults.push(`${path}:${fault.startLine + 1}: ${fault.message}`)
  }
  for (const [path, source] of miniPackage.viewScripts) group.addScript(path, source)
  // The generated lookup returns undefined for a missing template, and draws nothing silently.
  const code = group.getTmplGenObjectGroups().replaceAll('return S[P]}', 'return S[P]||missing(P)}')
  const instantiate = new Function('missing', `return ${code}`) as CompiledPackage['instantiate']
  group.free()
  const compiled = { instantiate, faults }
  compiledPackages.set(miniPackage, compiled)
  return compiled
}

/** Vendors draw nothing for an undefined list, which is how Taro's wrapper starts. */
const harmlessWarning = 'The for-list data is neither Array nor Object, got type "undefined"'

/** The framework reports faults to listeners shared by everything in the process. */
function collectFaults(faults: string[]): () => void {
  const onError = (error: unknown, method?: string): boolean => {
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
    faults.push(method ? `${message} in ${method}` : String(message))
    return false
  }
  const onWarning = (message: string): boolean => {
    if (!message.startsWith(harmlessWarning)) faults.push(message)
    return false
  }
  glassEasel.addGlobalErrorListener(onError)
  glassEasel.addGlobalWarningListener(onWarning)
  return () => {
    glassEasel.removeGlobalErrorListener(onError)
    glassEasel.removeGlobalWarningListener(onWarning)
  }
}
