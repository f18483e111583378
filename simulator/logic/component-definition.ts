import type { ComponentDefinition, PropertyConstructor, PropertyDefinition } from '../view/view-engine'
import { methodOf, methodsOf, plainData, type RawDefinition, recordOf } from './raw-definition'

/** A Page(): its functions are methods, its data is data, and anything else is a field of every instance. */
export interface PageParts {
  definition: ComponentDefinition
  fields: Record<string, unknown>
}

/** Takes what a script gave to Page() apart. */
export function pageParts(raw: RawDefinition): PageParts {
  const fields = Object.entries(raw).filter(([name, member]) => typeof member !== 'function' && name !== 'data')
  return {
    definition: {
      data: plainData(raw.data),
      properties: {},
      methods: methodsOf(raw),
      lifetimes: {},
      pageLifetimes: {},
      observers: {},
      externalClasses: [],
      options: {},
    },
    fields: Object.fromEntries(fields),
  }
}

/** A Component() in WeChat's form, which Douyin and Xiaohongshu share. */
export function standardComponent(raw: RawDefinition): ComponentDefinition {
  const lifetimes = recordOf(raw.lifetimes)
  const pageLifetimes = recordOf(raw.pageLifetimes)
  const lifetime = (name: string) => methodOf(lifetimes, name) ?? methodOf(raw, name)
  const options = recordOf(raw.options)
  return {
    data: plainData(raw.data),
    properties: Object.fromEntries(
      Object.entries(recordOf(raw.properties)).map(([name, property]) => [name, standardProperty(property)]),
    ),
    methods: {},
    lifetimes: {
      created: lifetime('created'),
      attached: lifetime('attached'),
      ready: lifetime('ready'),
      detached: lifetime('detached'),
    },
    pageLifetimes: { show: methodOf(pageLifetimes, 'show'), hide: methodOf(pageLifetimes, 'hide') },
    observers: methodsOf(raw.observers),
    externalClasses: Array.isArray(raw.externalClasses) ? raw.externalClasses.map(String) : [],
    options: { virtualHost: options.virtualHost === true, multipleSlots: options.multipleSlots === true },
  }
}

const constructors: Record<string, PropertyConstructor> = { String, Number, Boolean, Object, Array }

function standardProperty(property: unknown): PropertyDefinition {
  const { type, value } = recordOf(property)
  const defaultValue = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  return { type: propertyType(typeof property === 'function' ? property : type), value: defaultValue }
}

/** The app's `String`, `Object`, ... are those of its own realm, so they are recognised by name. */
function propertyType(type: unknown): PropertyConstructor | null {
  return typeof type === 'function' ? (constructors[type.name] ?? null) : null
}
