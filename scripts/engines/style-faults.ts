import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import valueParser from 'postcss-value-parser'
import { compatData, enginesWithout, type Feature, featuresIn, isPrefixedIn } from './compat-data'
import type { Engines } from './promised-engines'

export interface StyleFault {
  /** `gap in a flex box`, `max()`, `:focus-visible`, `text-wrap`, `display: flow-root`. */
  name: string
  /** The engine, with the version that brought it. */
  engines: string
  selector: string
}

/** Units by the features that brought them. */
const UNITS: readonly (readonly [unit: RegExp, feature: string])[] = [
  [/^[\d.+-]+d(vh|vw|vi|vb|vmin|vmax)$/i, 'viewport_percentage_units_dynamic'],
  [/^[\d.+-]+s(vh|vw|vi|vb|vmin|vmax)$/i, 'viewport_percentage_units_small'],
  [/^[\d.+-]+l(vh|vw|vi|vb|vmin|vmax)$/i, 'viewport_percentage_units_large'],
  [/^[\d.+-]+cq(w|h|i|b|min|max)$/i, 'container_query_length_units'],
  [/^[\d.+-]+(lh|rlh|cap|ic|rcap|rch|rex|ric)$/i, 'lh'],
]

/** Styles that an engine lacks and for which the sheet has no other value, prefix or `@supports`. */
export function styleFaults(css: string, engines: Engines): StyleFault[] {
  const faults: StyleFault[] = []
  const report = (selector: string, name: string, feature: Feature | undefined): boolean => {
    const missing = feature ? enginesWithout(feature, engines) : []
    if (missing.length > 0) faults.push({ name, engines: missing.join(', '), selector })
    return missing.length > 0
  }
  const { css: data } = compatData()
  postcss.parse(css).walk((node) => {
    if (isWithinSupports(node)) return
    if (node.type === 'atrule') return checkAtRule(node)
    if (node.type === 'rule') return checkSelector(node)
    if (node.type === 'decl' && !hasFallback(node, engines)) {
      featuresOf(node).some(([name, feature]) => report(selectorOf(node), name, feature))
    }
  })
  return faults

  function checkAtRule({ name, params }: AtRule) {
    report(params, `@${name}`, data['at-rules'][name])
    if (name !== 'media') return
    for (const [, feature = ''] of params.matchAll(/\(\s*([\w-]+)/g))
      report(params, `@media (${feature})`, data['at-rules'].media?.[feature.replace(/^(min|max)-/, '')])
  }

  function checkSelector({ selector, parent }: Rule) {
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return
    for (const [, name = ''] of selector.matchAll(/::?([a-z][\w-]*)/g))
      report(selector, `:${name}`, data.selectors[name])
  }
}

/** Features of a declaration: its property, keywords, functions and units. */
function featuresOf(declaration: Declaration): [name: string, feature: Feature | undefined][] {
  const { prop, value } = declaration
  if (prop.startsWith('-')) return functionsOf(value)
  const { properties, types } = compatData().css
  const property = properties[prop]
  const features: [string, Feature | undefined][] = [[prop, property], ...functionsOf(value)]
  valueParser(value).walk((node) => {
    if (node.type !== 'word') return
    const feature = property?.[node.value]
    if (feature) features.push([`${prop}: ${node.value}`, feature])
    const unit = UNITS.find(([pattern]) => pattern.test(node.value))
    if (unit) features.push([node.value.replace(/^[\d.+-]+/, ''), types.length?.[unit[1]]])
  })
  if (/^(row-|column-)?gap$/.test(prop) && isInFlexBox(declaration))
    features.push([`${prop} in a flex box`, property?.flex_context ?? properties.gap?.flex_context])
  return features
}

function functionsOf(value: string): [name: string, feature: Feature | undefined][] {
  const { types } = compatData().css
  const groups = [types, types.color, types.gradient, types.image, types['transform-function'], types['basic-shape']]
  const functions: [string, Feature | undefined][] = []
  valueParser(value).walk((node) => {
    if (node.type !== 'function' || node.value === '') return
    const feature = groups.flatMap((group) => featuresIn(group).filter(([name]) => name === node.value))[0]
    functions.push([`${node.value}()`, feature?.[1]])
  })
  return functions
}

/** Whether the rule sets the property, or a prefixed one, to a value that every engine has. */
function hasFallback(declaration: Declaration, engines: Engines): boolean {
  const isKnown = (other: Declaration) =>
    featuresOf(other).every(([, feature]) => !feature || enginesWithout(feature, engines).length === 0)
  return (declaration.parent?.nodes ?? []).some((node) => {
    if (node.type !== 'decl' || node === declaration) return false
    if (node.prop === declaration.prop) return isKnown(node)
    return (
      node.prop.endsWith(`-${declaration.prop}`) && isPrefixedIn(compatData().css.properties[declaration.prop], engines)
    )
  })
}

function isInFlexBox({ parent }: Declaration): boolean {
  return (parent?.nodes ?? []).some(
    (node) => node.type === 'decl' && node.prop === 'display' && /flex/.test(node.value),
  )
}

function isWithinSupports({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isWithinSupports(parent as ChildNode)
}

function selectorOf({ parent }: Declaration): string {
  return parent?.type === 'rule' ? (parent as Rule).selector : ''
}
