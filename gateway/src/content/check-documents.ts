import { existsSync, readFileSync } from 'node:fs'
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import { checkContent } from '../catalogue/content-check/check-content'
import type { Finding } from '../catalogue/content-check/finding'
import type { ShopContent } from '../catalogue/entities/shop-content'
import type { Show } from '../catalogue/entities/show'
import { gatewayFile } from '../gateway-file'
import { compileContent } from './compile-content'
import { type ContentFault, similarWord } from './content-fault'
import { DOCUMENT_KINDS, type DocumentKind, type ShopDocumentOf } from './documents/document-kinds'

const FILE = gatewayFile('schemas/content.json')
const ID = /^[a-z0-9][a-z0-9-]{0,59}$/

/** Documents of any shape, as they come from a file or a call. */
export interface AnyDocument {
  kind: string
  id: string
  body: unknown
}

/** Everything that is wrong with the documents of a shop: their shape, their references, their contradictions. */
export function checkDocuments(documents: readonly AnyDocument[]): ContentFault[] {
  const shapes = checkShapes(documents)
  if (shapes.length > 0) return shapes
  const { content, faults } = compileContent(documents as readonly ShopDocumentOf[], { anchor: 0 })
  return faults.length > 0 ? faults : findContradictions(content)
}

/** Wrong kinds, names, fields and values of documents, each on its own. */
export function checkShapes(documents: readonly AnyDocument[]): ContentFault[] {
  return documents.flatMap(checkShape)
}

let validators: ReadonlyMap<string, ValidateFunction> | null = null

function validatorOf(kind: string): ValidateFunction | undefined {
  validators ??= new Map(Object.entries(contentSchemas()).map(([name, schema]) => [name, ajv().compile(schema)]))
  return validators.get(kind)
}

const ajv = () => new Ajv({ allErrors: true, strict: false, verbose: true })

/** JSON Schemas of documents by kind. */
export function contentSchemas(): Readonly<Record<DocumentKind, object>> {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing: run npm run generate:schemas`)
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

function checkShape({ kind: name, id, body }: AnyDocument): ContentFault[] {
  const kind = name as DocumentKind
  const fault = { kind, id, path: [] }
  const validate = validatorOf(name)
  if (!validate) {
    const suggestion = similarWord(name, DOCUMENT_KINDS)
    return [{ ...fault, value: name, words: 'There is no such kind of document.', ...(suggestion && { suggestion }) }]
  }
  if (!ID.test(id))
    return [{ ...fault, value: id, words: 'The name of a document has small letters, digits and hyphens.' }]
  if (validate(body)) return []
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf')
  return errors.slice(0, 20).map((error) => ({ ...fault, ...shapeFault(error) }))
}

/** A fault of the shape in words. */
function shapeFault(error: ErrorObject): Pick<ContentFault, 'path' | 'value' | 'words' | 'suggestion'> {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  const params = error.params as Record<string, unknown>
  const value = typeof error.data === 'object' ? '' : String(error.data)
  switch (error.keyword) {
    case 'required':
      return { path, value: '', words: `\`${params.missingProperty}\` is missing.` }
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {})
      return { path: [...path, name], value: name, words: 'There is no such field.', ...suggested(name, known) }
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      return { path, value, words: `It is one of ${allowed.join(', ')}.`, ...suggested(value, allowed) }
    }
    case 'pattern':
      return { path, value, words: descriptionOf(error) ?? `It has to match ${params.pattern}.` }
    default:
      return { path, value, words: `It ${error.message ?? 'is wrong'}.` }
  }
}

function descriptionOf({ parentSchema }: ErrorObject): string | undefined {
  return (parentSchema as { description?: string } | undefined)?.description?.replace(/\s*\n\s*/g, ' ')
}

function suggested(word: string, words: readonly string[]): { suggestion?: string } {
  const suggestion = similarWord(word, words)
  return suggestion ? { suggestion } : {}
}

/** Notes, times, tickets and names that cannot all be true. Content `before` had none: what it shares is not checked again. */
export function findContradictions(content: ShopContent, before?: ShopContent): ContentFault[] {
  // Variants of documents have no pictures of their own.
  const findings = checkContent({ ...content, pictures: {} }, before && changedShows(content, before)).filter(
    ({ rule }) => rule !== 'variant-picture',
  )
  return findings.map((finding) => ({ ...placeOf(finding, content), value: finding.value, words: finding.words }))
}

/** Shows that are not checked yet; all of them after a change of what they are compared with. */
function changedShows({ shows, venues, tours, offers }: ShopContent, before: ShopContent): readonly Show[] {
  const compared = [venues, tours.map(({ name }) => name), offers.goods]
  const earlier = [before.venues, before.tours.map(({ name }) => name), before.offers.goods]
  if (JSON.stringify(compared) !== JSON.stringify(earlier)) return shows
  const checked = new Set(before.shows.map(({ sessions }) => sessions))
  return shows.filter(({ sessions }) => !checked.has(sessions))
}

/** Document of a finding, whose place begins with `show` or `goods` and an id. */
function placeOf({ place }: Finding, { shows }: ShopContent): Pick<ContentFault, 'kind' | 'id' | 'path'> {
  const [, type, wireId] = /^(show|goods) (\w+)/.exec(place) ?? []
  const show = shows.find(({ showId }) => showId === wireId)
  if (show) return { kind: 'shows', id: show.key, path: [] }
  return { kind: type === 'goods' ? 'goods' : 'shop', id: place, path: [] }
}
