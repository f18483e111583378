import fc from 'fast-check'

const SCRIPTS = [
  '<img src=x onerror="window.hacked = true">',
  '<script>window.hacked = true</script>',
  'javascript:window.hacked=true',
  'data:text/html,<script>window.hacked=true</script>',
  '"><svg onload=alert(1)>',
]
const ODD = fc.oneof(
  ...[null, undefined, true, -1, Number.NaN, 1e21, '', [], {}, [null], [[]], { length: 3 }].map((value) =>
    fc.constant(value),
  ),
  { weight: 12, arbitrary: fc.constantFrom(...SCRIPTS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** A change of one value somewhere inside: another one in its place, or none. */
export interface Change {
  path: number[]
  value: unknown
  isGone: boolean
}
export const CHANGE: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
  value: ODD,
  isGone: fc.boolean(),
})

/** A copy of a value with one thing in it changed. */
export function changed(value: unknown, { path, value: odd, isGone }: Change, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const names = Object.keys(value)
  const name = names[(path[depth] ?? 0) % Math.max(1, names.length)]
  if (name === undefined || depth === path.length) return odd
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  if (depth === path.length - 1 && isGone) delete copy[name]
  else copy[name] = changed(copy[name], { path, value: odd, isGone }, depth + 1)
  return copy
}

/** Values that a browser would run or follow. */
export function dangers(): string[] {
  const found = [...document.querySelectorAll('script, iframe, object, embed')].map(({ outerHTML }) => outerHTML)
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const runs =
        name.startsWith('on') || (/^(href|src|poster)$/.test(name) && /^\s*(javascript|data:text)/i.test(value))
      if (runs) found.push(`${element.tagName} ${name}=${value}`)
    }
  }
  return found
}
