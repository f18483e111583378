import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { canMoveOrder, isFinalOrderState, ORDER_STATES, type OrderStateName } from '@/domain/order-state'

const ROOT = path.resolve(__dirname, '..')
const BEGIN = '<!-- diagram: made by `npm run generate:diagrams` -->'
const END = '<!-- /diagram -->'

/** Documents with a diagram, and its source in Mermaid. */
export const DIAGRAMS: Readonly<Record<string, () => string>> = {
  'docs/trading-core.md': orderStatesDiagram,
  'docs/architecture.md': layersDiagram,
}

/** A document with its diagram in place. */
export function withDiagram(file: string, document: string): string {
  const [before, rest = ''] = document.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\`\`\`mermaid\n${DIAGRAMS[file]?.()}\n\`\`\`\n${END}${after}`
}

/** States of an order and their transitions, from the table of the domain. */
function orderStatesDiagram(): string {
  const names = Object.keys(ORDER_STATES) as OrderStateName[]
  const moves = names.flatMap((from) => names.filter((to) => canMoveOrder(from, to)).map((to) => `${from} --> ${to}`))
  const ends = names.filter(isFinalOrderState).map((name) => `${name} --> [*]`)
  return ['stateDiagram-v2', '[*] --> UNPAID', ...moves, ...ends].join('\n  ')
}

/** Layers of app and gateway from the top, from the rules of imports. */
function layersDiagram(): string {
  const { forbidden }: { forbidden: { name: string }[] } = require(path.join(ROOT, '.dependency-cruiser.cjs'))
  const layersOf = (prefix: string) =>
    forbidden.flatMap(({ name }) => {
      const [, layer = ''] = new RegExp(`^${prefix}-(\\w+)$`).exec(name) ?? []
      return layer ? [layer] : []
    })
  const chain = (id: string, title: string, layers: readonly string[]) => [
    `subgraph ${id} [${title}]`,
    `  ${layers.map((layer) => `${id}_${layer}[${layer}]`).join(' --> ')}`,
    'end',
  ]
  return [
    'flowchart LR',
    ...chain('app', 'src', ['app', ...layersOf('layer')]),
    ...chain('gateway', 'gateway/src', ['server', ...layersOf('gateway')]),
    'gateway -.-> app_domain',
    'gateway -.-> app_contracts',
  ].join('\n  ')
}

function main(): void {
  for (const file of Object.keys(DIAGRAMS)) {
    const full = path.join(ROOT, file)
    writeFileSync(full, withDiagram(file, readFileSync(full, 'utf8')))
  }
}

if (require.main === module) main()
