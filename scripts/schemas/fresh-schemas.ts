import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runCommand } from '../run-command'
import { contractFiles } from './contracts'

/** Read by the gateway and its tests. Not in the repository: made from the contracts when they have changed. */
export const SCHEMA_FILE = path.join(ROOT, 'gateway/schemas/contracts.json')

/** Schemas of the documents of a shop, made together with those of the calls. */
export const CONTENT_FILE = path.join(ROOT, 'gateway/schemas/content.json')

const DOCUMENTS = path.join(ROOT, 'gateway/src/content/documents')

/** Files other than the contracts that change what is generated. */
const TOOLS = [
  'scripts/schemas/content-schemas.ts',
  'scripts/schemas/contract-schemas.ts',
  'tsconfig.json',
  'node_modules/ts-json-schema-generator/package.json',
]

/** Generates the schemas if they are missing or older than the contracts. Throws if a contract cannot be read. */
export async function refreshSchemas(): Promise<void> {
  if (areSchemasFresh()) return
  const { isOk, output } = await runCommand('tsx', ['scripts/generate-schemas.ts'])
  if (!isOk) throw new Error(`the schemas of the calls could not be generated:\n${output}`)
}

function areSchemasFresh(): boolean {
  return (
    existsSync(SCHEMA_FILE) &&
    existsSync(CONTENT_FILE) &&
    JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')).inputs === schemaInputs()
  )
}

/** Hash of everything that the schemas are made from. */
export function schemaInputs(): string {
  const hash = createHash('sha256')
  const documents = readdirSync(DOCUMENTS)
    .sort()
    .map((file) => path.join(DOCUMENTS, file))
  const files = [...contractFiles(), ...documents, ...TOOLS.map((file) => path.join(ROOT, file))]
  for (const file of files) hash.update(`${path.relative(ROOT, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
