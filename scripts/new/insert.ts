import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `order-detail` → `orderDetail`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
}

/** `order-detail` → `OrderDetail`. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`)
}

/** `order-detail` → `order detail`. */
export function inWords(name: string): string {
  return name.replaceAll(/[-_]/g, ' ')
}

/** Writes a file that must not be there yet. */
export function create(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content, { flag: 'wx' })
}

/** Changes a file; throws if nothing changes. */
export function change(file: string, replace: (content: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = replace(before)
  if (after === before) throw new Error(`${file} is not of the shape that this script can extend.`)
  writeFileSync(file, after)
}

/** Inserts `added` after the last match of `pattern`. */
export function insertAfterLast(content: string, pattern: RegExp, added: string): string {
  const last = [...content.matchAll(new RegExp(pattern, 'g'))].at(-1)
  if (!last) return content
  const end = last.index + last[0].length
  return content.slice(0, end) + added + content.slice(end)
}
