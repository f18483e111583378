import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run-command'
import { generateContentSchemas } from './schemas/content-schemas'
import { generateSchemas } from './schemas/contract-schemas'
import { CONTENT_FILE, SCHEMA_FILE, schemaInputs } from './schemas/fresh-schemas'
import { openapiDocument } from './schemas/openapi'

/** Attached to a release of the gateway, for those who write one of their own. */
const OPENAPI_FILE = path.join(ROOT, 'dist/openapi.json')

/** `npm run generate:schemas`: schemas of all calls and of documents of content, and the OpenAPI description. */
function main(): void {
  const inputs = schemaInputs()
  const schemas = generateSchemas()
  write(SCHEMA_FILE, JSON.stringify({ inputs, ...schemas }))
  write(CONTENT_FILE, JSON.stringify(generateContentSchemas()))
  write(OPENAPI_FILE, JSON.stringify(openapiDocument(schemas), null, 1))
}

/** Replaces the file at once: a gateway may be reading it. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${text}\n`)
  renameSync(draft, file)
  console.log(`Wrote ${path.relative(ROOT, file)}`)
}

main()
