import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { contentSchemas } from '../../gateway/src/content/check-documents'
import { type ShopDocumentOf, SINGLE_KINDS } from '../../gateway/src/content/documents/document-kinds'

/** Writes documents as files into a new folder, with schemas for editors. */
export function writeContentFolder(
  folder: string,
  documents: readonly Pick<ShopDocumentOf, 'kind' | 'id' | 'body'>[],
): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`The folder ${folder} is not empty.`)
  for (const { kind, id, body } of documents) {
    const isSingle = SINGLE_KINDS.some((single) => single === kind)
    const head = `# yaml-language-server: $schema=${isSingle ? '' : '../'}.schemas/${kind}.json\n`
    const text = stringify(body, { lineWidth: 0 })
    writeFile(folder, isSingle ? `${kind}.yaml` : `${kind}/${id}.yaml`, head + text)
  }
  writeSchemas(folder)
}

function writeSchemas(folder: string): void {
  for (const [kind, schema] of Object.entries(contentSchemas()))
    writeFile(folder, `.schemas/${kind}.json`, `${JSON.stringify(schema)}\n`)
}

function writeFile(folder: string, name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
