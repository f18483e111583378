import { type AnnotationsMap, makeAutoObservable } from 'mobx'

/**
 * Makes the fields of a model or store observable by reference: values are replaced, never changed in place. Getters
 * become computed values, methods bound actions. Skips fields with functions and the named ones, which change without
 * being drawn, such as a timer. Throws at an unknown name.
 */
export function makeRefObservable<Model extends object>(model: Model, ...unobserved: readonly string[]): void {
  const unknown = unobserved.find((name) => !(name in model))
  if (unknown) throw new Error(`${model.constructor.name} has no field ${unknown}`)
  const left = Object.entries(model).filter(([name, value]) => typeof value === 'function' || unobserved.includes(name))
  const overrides: AnnotationsMap<object, never> = Object.fromEntries(left.map(([name]) => [name, false]))
  makeAutoObservable<object>(model, overrides, { autoBind: true, deep: false })
}
