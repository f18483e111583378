/*
 * Built-ins that the app calls and the oldest engine of mini-programs lacks (config/mini-engines.json). A call of
 * another one fails a test (scripts/engines).
 */

function provide<Owner extends object>(owner: Owner, name: keyof Owner, value: unknown) {
  if (!owner[name]) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

provide(Object, 'fromEntries', (entries: Iterable<readonly [string, unknown]>) => {
  const object = {}
  const shape = { configurable: true, enumerable: true, writable: true }
  for (const [key, value] of entries) Object.defineProperty(object, key, { ...shape, value })
  return object
})

provide(String.prototype, 'matchAll', function matchAll(this: string, pattern: RegExp) {
  if (!pattern.global) throw new TypeError('matchAll needs the flag g')
  const matches: RegExpExecArray[] = []
  const copy = new RegExp(pattern.source, pattern.flags)
  for (let match = copy.exec(this); match !== null; match = copy.exec(this)) {
    matches.push(match)
    if (match[0] === '') copy.lastIndex += 1
  }
  return matches[Symbol.iterator]()
})
