import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
/** Sources of a stocked shop. */
const FOLDERS = [
  'gateway/src/catalogue',
  'gateway/src/demo',
  'gateway/src/database',
  'gateway/src/shop',
  'gateway/migrations',
]

/** Another one as soon as a shop would be stocked otherwise: what was kept of an earlier version counts for nothing. */
export function stockVersion(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(__dirname, 'stocked-database.ts')))
  for (const folder of FOLDERS) {
    const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    const sources = names.filter((name) => /\.(ts|sql)$/.test(name) && !name.includes('.test.'))
    for (const name of sources.sort()) hash.update(readFileSync(path.join(ROOT, folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
