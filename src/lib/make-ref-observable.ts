import { type AnnotationsMap, makeAutoObservable } from 'mobx'

/**
 * Makes the fields of a model or store observable, by reference: a value is replaced, never changed in place. Getters
 * become computed values, methods become bound actions. Fields with functions are left as they are, and so are
 * those named here: what changes without anybody drawing it, such as a timer. Throws at a name that is no field.
 */
export function makeRefObservable<Model extends object>(model: Model, ...unobserved: readonly string[]): void {
  const unknown = unobserved.find((name) => !(name in model))
  if (unknown) throw new Error(`${model.constructor.name} has no field ${unknown}`)
  const left = Object.entries(model).filter(([name, value]) => typeof value === 'function' || unobserved.includes(name))
  const overrides: AnnotationsMap<object, never> = Object.fromEntries(left.map(([name]) => [name, false]))
  makeAutoObservable<object>(model, overrides, { autoBind: true, deep: false })
}
