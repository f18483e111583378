/** Half of a surrogate pair: JavaScript accepts it in a text, PostgreSQL does not. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Path of the first text, or name of a field, that the database cannot store; null if it can store them all. */
export function unstorableField(value: unknown, at = 'input'): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : at
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) return at
    const field = unstorableField(part, at === 'input' ? name : at)
    if (field !== null) return field
  }
  return null
}

/** True if the database can store a text: neither NUL nor half a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text)
}
