import path from 'node:path'
import { createGenerator, type Schema } from 'ts-json-schema-generator'
import type { DocumentKind } from '../../gateway/src/content/documents/document-kinds'
import { ROOT } from '../run-command'

/** JSON Schemas of the documents of a shop, by kind, each with the definitions that it uses. */
export function generateContentSchemas(): Record<DocumentKind, Schema> {
  const generator = createGenerator({
    path: path.join(ROOT, 'gateway/src/content/documents/*.ts'),
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    type: 'DocumentBodies',
    additionalProperties: false,
    skipTypeCheck: true,
    sortProps: true,
  })
  const { definitions = {} } = generator.createSchema('DocumentBodies')
  const { properties = {} } = definitions.DocumentBodies as Schema
  const kinds = Object.entries(properties).map(([kind, schema]) => [kind, { ...(schema as Schema), definitions }])
  return Object.fromEntries(kinds)
}
