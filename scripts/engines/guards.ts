import type { AnyNode, MemberExpression, Node } from 'acorn'
import { full } from 'acorn-walk'

/** Objects through which a script reaches globals. */
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis', 'global']

/** `hasOwn` of `x.hasOwn` and `x['hasOwn']`. */
export function memberName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** `Object.hasOwn` of `Object.hasOwn` and `window.Object.hasOwn`; undefined for all but paths from a global. */
export function globalPath(node: AnyNode, declared: ReadonlySet<string>): string | undefined {
  if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name
  if (node.type !== 'MemberExpression') return undefined
  const owner = globalPath(node.object, declared)
  const name = memberName(node)
  if (owner === undefined || name === undefined) return undefined
  return GLOBAL_OBJECTS.includes(owner) ? name : `${owner}.${name}`
}

/** Whether a member is stored or optional (`const read = x.name`, `x.name?.()`): it is undefined then, and nothing fails. */
export function isRead(ancestors: readonly AnyNode[]): boolean {
  const [parent, node] = ancestors.slice(-2)
  if (parent?.type === 'VariableDeclarator') return true
  if (parent?.type === 'AssignmentExpression') return parent.right === node
  return (parent?.type === 'MemberExpression' || parent?.type === 'CallExpression') && parent.optional
}

/**
 * Whether a use is part of, or follows, a test for its name: `typeof name`, `'name' in x`, `x.name ? … : …`,
 * `x.name && …`, `if (!x.name) return`, `x.name?.()`. The last of `ancestors` is the use.
 */
export function isGuarded(ancestors: readonly AnyNode[], path: string): boolean {
  const name = path.split('.').at(-1) ?? path
  return ancestors.some((node, index) => {
    const child = ancestors[index + 1]
    if (child === undefined) return false
    if (node.type === 'UnaryExpression') return node.operator === 'typeof'
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return mentions(node.test, name)
    if (node.type === 'LogicalExpression') return mentions(node.left, name)
    if (node.type === 'BlockStatement' || node.type === 'Program')
      return node.body.some((sibling) => leavesWithout(sibling as AnyNode, child, name))
    return false
  })
}

/** `if (!x.name) return`, before the use. */
function leavesWithout(statement: AnyNode, use: Node, name: string): boolean {
  if (statement.type !== 'IfStatement' || statement.end > use.start || !mentions(statement.test, name)) return false
  const { consequent } = statement
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent
  return last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement'
}

/** Whether a condition reads the name without calling it. */
function mentions(test: Node, name: string): boolean {
  const read = new Set<Node>()
  let isMentioned = false
  full(test as AnyNode, (node) => {
    if (node.type === 'Literal' && node.value === name) isMentioned = true
    // An operand is visited before the call around it.
    if (node.type === 'Identifier' && node.name === name) read.add(node)
    if (node.type === 'MemberExpression' && memberName(node) === name) read.add(node)
    if (node.type === 'CallExpression' && !node.optional) read.delete(node.callee)
  })
  return isMentioned || read.size > 0
}
