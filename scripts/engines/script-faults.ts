import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import {
  type AnyNode,
  type CallExpression,
  type MemberExpression,
  type NewExpression,
  type Node,
  type Program,
  parse,
} from 'acorn'
import { ancestor, full } from 'acorn-walk'
import { globalPath, isGuarded, isRead, memberName } from './guards'
import { FLAGS, type MissingNames } from './missing-names'

export interface ScriptFault {
  /** Name that the engine lacks: `lookbehind_assertion`, `structuredClone`, `Object.hasOwn`, `replaceAll`. */
  name: string
  /** The engine, with the version that brought it. */
  engines: string
  /** Code around it. */
  excerpt: string
}

const patterns = new RegExpParser({ ecmaVersion: 2025 })

/** Unguarded uses of names and regular expressions that an engine lacks; a script that it cannot parse has one fault. */
export function scriptFaults(code: string, missing: MissingNames, syntax: 2019 | 2020 | 'latest'): ScriptFault[] {
  const faults: ScriptFault[] = []
  let program: Program
  try {
    // Regular expressions are checked part by part below, by engine.
    program = parse(code, { ecmaVersion: syntax, sourceType: 'module', allowImportExportEverywhere: true })
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number }
    return [{ name: 'syntax', engines: message, excerpt: code.slice(Math.max(0, pos - 40), pos + 40) }]
  }
  const report = (node: Node, name: string, engines: string | undefined) => {
    if (engines === undefined) return
    faults.push({ name, engines, excerpt: code.slice(Math.max(0, node.start - 20), node.end + 40).slice(0, 120) })
  }
  const declared = declaredNames(program)
  const pathOf = (node: AnyNode) => globalPath(node, declared)

  ancestor(program as AnyNode, {
    Literal(node) {
      if (node.bigint) report(node, 'BigInt', missing.globals.get('BigInt'))
      if (!node.regex) return
      for (const part of patternParts(node.regex.pattern, node.regex.flags))
        report(node, part, missing.patterns.get(part))
    },
    CallExpression(node, _state, ancestors) {
      checkConstructed(node)
      if (node.callee.type !== 'MemberExpression' || node.optional) return
      checkMember(node.callee, ancestors)
    },
    NewExpression: checkConstructed,
    MemberExpression(node, _state, ancestors) {
      const path = pathOf(node)
      const engines = path && (missing.statics.get(path) ?? missing.globals.get(path))
      if (path && engines) {
        if (!isRead(ancestors) && !isGuarded(ancestors, path)) report(node, path, engines)
      } else if (node.object.type === 'MemberExpression' && memberName(node.object) === 'prototype') {
        checkMember(node, ancestors)
      }
    },
    Identifier(node, _state, ancestors) {
      if (declared.has(node.name) || !missing.globals.has(node.name)) return
      if (!isGuarded(ancestors, node.name)) report(node, node.name, missing.globals.get(node.name))
    },
  })
  return faults

  function checkMember(node: MemberExpression, ancestors: readonly AnyNode[]) {
    const name = memberName(node)
    if (name === undefined || !missing.members.has(name) || node.object.type === 'ThisExpression') return
    const path = pathOf(node) ?? ''
    if (missing.statics.has(path) || missing.globals.has(path)) return
    if (!isGuarded(ancestors, name)) report(node.property, name, missing.members.get(name))
  }

  /** `new RegExp('(?<=a)')`, whose parts no compiler checks. */
  function checkConstructed(node: CallExpression | NewExpression) {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [pattern, flags] = node.arguments
    const texts = pattern ? constantTexts(pattern) : []
    const flagText = flags?.type === 'Literal' && typeof flags.value === 'string' ? flags.value : ''
    const parts = texts.flatMap((text) => patternParts(text, flagText))
    for (const part of new Set(parts)) report(node, part, missing.patterns.get(part))
  }
}

/** Parts of a regular expression that some engine lacks. A piece that cannot be parsed alone is searched as text. */
function patternParts(pattern: string, flags: string): string[] {
  const parts = [...flags].flatMap((flag) => FLAGS[flag] ?? [])
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  try {
    visitRegExpAST(patterns.parsePattern(pattern, 0, pattern.length, mode), {
      onAssertionEnter: ({ kind }) => void parts.push(`${kind}_assertion`),
      onCapturingGroupEnter: ({ name }) => void (name && parts.push('named_capturing_group')),
      onCharacterSetEnter: ({ kind }) => void (kind === 'property' && parts.push('unicode_character_class_escape')),
      onModifiersEnter: () => void parts.push('modifier'),
    })
  } catch {
    if (/\(\?<[=!]/.test(pattern)) parts.push('lookbehind_assertion')
  }
  return parts
}

/** Constant texts within an expression. */
function constantTexts(expression: Node): string[] {
  const texts: string[] = []
  full(expression as AnyNode, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'TemplateElement') texts.push(node.value.cooked ?? '')
  })
  return texts
}

/** Every name that the script declares somewhere. */
function declaredNames(program: Node): Set<string> {
  const names = new Set<string>()
  full(program as AnyNode, (node, _state, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') names.add(node.name)
    if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier') names.add(node.local.name)
  })
  return names
}
