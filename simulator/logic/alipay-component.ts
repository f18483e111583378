import type { ComponentDefinition, LogicInstance, LogicMethod } from '../view/view-engine'
import { methodOf, plainData, type RawDefinition, recordOf } from './raw-definition'

/** Instances inside deriveDataFromProps. There a setData that repeats the property's new value is no change. */
const deriving = new WeakSet<LogicInstance>()

/** True during `deriveDataFromProps` of this instance. */
export function isDeriving(instance: LogicInstance): boolean {
  return deriving.has(instance)
}

/**
 * Alipay's Component(): props are apart from data, and didMount, deriveDataFromProps, didUpdate, didUnmount take the
 * place of lifetimes and observers. Templates see both, so props become properties of the view and a copy of them
 * is kept in `this.props`.
 */
export function alipayComponent(raw: RawDefinition): ComponentDefinition {
  const defaults = propDefaults(raw)
  const names = Object.keys(defaults)
  const derive = methodOf(raw, 'deriveDataFromProps')
  const didUpdate = methodOf(raw, 'didUpdate')
  const observers: Record<string, LogicMethod> = {}
  if (names.length > 0 && (derive || didUpdate)) {
    observers[names.join(',')] = function () {
      if (this.props !== undefined) updateProps(this, names, derive, didUpdate)
    }
  }
  return {
    data: plainData(raw.data),
    properties: Object.fromEntries(names.map((name) => [name, { type: null, value: defaults[name] }])),
    methods: {},
    lifetimes: {
      created: methodOf(raw, 'onInit'),
      attached() {
        this.props = pick(this.data, names)
        methodOf(raw, 'didMount')?.call(this)
      },
      detached: methodOf(raw, 'didUnmount'),
    },
    pageLifetimes: {},
    observers,
    externalClasses: [],
    options: {},
  }
}

function propDefaults(raw: RawDefinition): Record<string, unknown> {
  const defaults: Record<string, unknown> = {}
  // Taro declares the props of its wrapper like WeChat, with `properties`.
  for (const [name, property] of Object.entries(recordOf(raw.properties)))
    defaults[name] = recordOf(property).value ?? null
  for (const [name, value] of Object.entries(recordOf(raw.props))) {
    if (typeof value === 'function') throw new Error(`the function ${name} in props is not simulated`)
    defaults[name] = value
  }
  return plainData(defaults)
}

function updateProps(
  instance: LogicInstance,
  names: string[],
  derive: LogicMethod | undefined,
  didUpdate: LogicMethod | undefined,
): void {
  const next = pick(instance.data, names)
  deriving.add(instance)
  try {
    derive?.call(instance, next)
  } finally {
    deriving.delete(instance)
  }
  const previous = instance.props
  instance.props = next
  didUpdate?.call(instance, previous, {})
}

function pick(data: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}
