/** A node of the visible tree, opaque to all but its engine. */
export type ViewNode = object & { readonly viewNode?: never }

/** Software that renders templates into a tree. */
export type EngineName = 'glass-easel' | 'exparser'

/** `this` inside the methods of a page or a component. */
export interface LogicInstance {
  data: Record<string, unknown>
  setData(data: Record<string, unknown>, callback?: () => void): void
  [member: string]: unknown
}

/** A method of a page or component; `this` is its instance. */
export type LogicMethod = (this: LogicInstance, ...args: unknown[]) => unknown

/** Type declaration of a component property. */
export type PropertyConstructor = typeof String | typeof Number | typeof Boolean | typeof Object | typeof Array

/** A property of a component; a null type takes anything. */
export interface PropertyDefinition {
  type: PropertyConstructor | null
  value?: unknown
}

/** A page or component in the form of both engines; Alipay's form is translated earlier. */
export interface ComponentDefinition {
  data: Record<string, unknown>
  properties: Record<string, PropertyDefinition>
  methods: Record<string, LogicMethod>
  lifetimes: Partial<Record<'created' | 'attached' | 'ready' | 'detached', LogicMethod>>
  pageLifetimes: Partial<Record<'show' | 'hide', LogicMethod>>
  observers: Record<string, LogicMethod>
  externalClasses: string[]
  options: { virtualHost?: boolean; multipleSlots?: boolean }
}

/** A page or a tab bar on the screen. */
export interface MountedRoot {
  node: ViewNode
  instance: LogicInstance
  attach(): void
  detach(): void
  /** Notifies all components inside that their page was shown or hidden. */
  pageLifetime(name: 'show' | 'hide'): void
  /** Calls back once the tree has been drawn. */
  onRendered(callback: () => void): void
}

/** An event of the engine, parsed into plain parts. */
export interface ViewEvent {
  type: string
  detail: unknown
  /** Touches and the like, which accompany `detail` on devices. */
  extra: Record<string, unknown>
  target: EventTarget
  currentTarget: EventTarget
}

/** Element of an event, limited to what crosses the bridge. */
export interface EventTarget {
  id: string
  dataset: Record<string, unknown>
}

/** Propagation of an event, and its data besides the detail. */
export interface EventOptions {
  bubbles: boolean
  extra?: Record<string, unknown>
}

/** Builds and updates the visible tree from templates and setData. */
export interface ViewEngine {
  readonly name: EngineName
  /** Template faults found while compiling, and faults while running. A correct build leaves this empty. */
  readonly faults: string[]
  register(path: string, definition: ComponentDefinition): void
  mount(path: string): MountedRoot
  /** Undefined when `value` is not an event of this engine. */
  readEvent(value: unknown): ViewEvent | undefined
  dispatch(node: ViewNode, type: string, detail: unknown, options: EventOptions): void
  /** Rendered children: the content of a component's own template, with slots filled. */
  children(node: ViewNode): ViewNode[]
  parent(node: ViewNode): ViewNode | undefined
  /** The text of a text node; undefined for elements. */
  ownText(node: ViewNode): string | undefined
  /** `view`, `text`, ...; for the host of a custom component its path after a `#`; undefined for virtual nodes. */
  tag(node: ViewNode): string | undefined
  attribute(node: ViewNode, name: string): unknown
  id(node: ViewNode): string
  classNames(node: ViewNode): string
  style(node: ViewNode): string
  dataset(node: ViewNode): Record<string, unknown>
  /** Forgets listeners the engine has put on shared objects. */
  close(): void
}
