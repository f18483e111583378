import type { LogicInstance, LogicMethod } from '../view/view-engine'

/** Argument of App(), Page() or Component(), before validation. */
export type RawDefinition = Record<string, unknown>

/** A member if it is a function, otherwise undefined. */
export function methodOf(holder: unknown, name: string): LogicMethod | undefined {
  const member = recordOf(holder)[name]
  return typeof member === 'function' ? (member as LogicMethod) : undefined
}

/** All members that are functions. */
export function methodsOf(holder: unknown): Record<string, LogicMethod> {
  const methods: Record<string, LogicMethod> = {}
  for (const [name, member] of Object.entries(recordOf(holder)))
    if (typeof member === 'function') methods[name] = member as LogicMethod
  return methods
}

/** The value if it is an object, otherwise an empty one. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A copy without functions, independent of the app's objects. */
export function plainData(value: unknown): Record<string, unknown> {
  return recordOf(JSON.parse(JSON.stringify(value ?? {})))
}

/** Calls a member of a page, a component or the app when it has one. */
export function callMember(instance: object, name: string, ...args: unknown[]): unknown {
  return methodOf(instance, name)?.apply(instance as LogicInstance, args)
}
