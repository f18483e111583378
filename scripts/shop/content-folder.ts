import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { type AnyDocument, checkDocuments } from '../../gateway/src/content/check-documents'
import { type ContentFault, similarWord } from '../../gateway/src/content/content-fault'
import { DOCUMENT_KINDS, type ShopDocumentOf, SINGLE_KINDS } from '../../gateway/src/content/documents/document-kinds'
import { preparePictures } from '../../gateway/src/content/pictures/publish-pictures'
import { pictureReader } from './folder-pictures'

/** A fault with its place in a file. */
export interface FileFault {
  /** Path in the folder. */
  file: string
  /** From 1; 0 for the whole file. */
  line: number
  value: string
  words: string
  suggestion?: string
}

interface SourceFile {
  file: string
  document: AnyDocument
  lineOf(fields: readonly (string | number)[]): number
}

const MAX_FILE_BYTES = 10_000_000
/** Folders that hold no documents. */
const OTHER_FOLDERS = ['pictures', 'seats', '.schemas']

/** Folders of documents, by kind. */
const FOLDERS = DOCUMENT_KINDS.filter((kind) => !SINGLE_KINDS.some((single) => single === kind))

/** Content of a folder: its documents, or what is wrong with them. */
export interface FolderContent {
  documents: readonly ShopDocumentOf[]
  faults: readonly FileFault[]
  /** Paths of its pictures by the names under which they are stored. */
  pictures: ReadonlyMap<string, string>
}

/** Reads and checks the files of a shop. */
export async function readContentFolder(folder: string): Promise<FolderContent> {
  const sources: SourceFile[] = []
  const faults: FileFault[] = []
  for (const { kind, file } of listFiles(folder, faults)) {
    const read = readSource(folder, kind, file)
    if ('document' in read) sources.push(read)
    else faults.push(...read)
  }
  for (const [name, files] of sameNames(sources))
    faults.push({ file: files[1] ?? '', line: 0, value: name, words: `${files[0]} has the same name.` })
  if (faults.length === 0)
    faults.push(...checkDocuments(sources.map(({ document }) => document)).map((fault) => placed(fault, sources)))
  const written = sources.map(({ document }) => document) as unknown as ShopDocumentOf[]
  const { documents, pictures, findings } = await preparePictures(
    faults.length === 0 ? written : [],
    pictureReader(folder),
  )
  faults.push(...findings.map((finding) => placed(finding, sources)))
  return { documents, pictures, faults: sortedFaults(faults) }
}

/** By file and line; a fault that several sessions show is one. */
function sortedFaults(faults: readonly FileFault[]): FileFault[] {
  const byText = new Map(faults.map((fault) => [faultLine(fault), fault]))
  return [...byText.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

function listFiles(folder: string, faults: FileFault[]): { kind: string; file: string }[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !OTHER_FOLDERS.includes(name))
  return entries.flatMap((entry): { kind: string; file: string }[] => {
    const { name } = entry
    if (!entry.isDirectory()) {
      const kind = SINGLE_KINDS.find((single) => new RegExp(`^${single}\\.(ya?ml|json)$`).test(name))
      return kind ? [{ kind, file: name }] : []
    }
    if (!FOLDERS.some((kind) => kind === name)) {
      const suggestion = similarWord(name, FOLDERS)
      const words = `There is no such kind of document; folders are ${FOLDERS.join(', ')}.`
      faults.push({ file: name, line: 0, value: name, words, ...(suggestion && { suggestion }) })
      return []
    }
    const files = readdirSync(path.join(folder, name)).filter((file) => /\.(ya?ml|json)$/.test(file))
    return files.sort().map((file) => ({ kind: name, file: `${name}/${file}` }))
  })
}

function readSource(folder: string, kind: string, file: string): SourceFile | FileFault[] {
  const full = path.join(folder, file)
  const { size } = statSync(full)
  if (size > MAX_FILE_BYTES)
    return [{ file, line: 0, value: `${size} bytes`, words: `A file has at most ${MAX_FILE_BYTES} bytes.` }]
  const counter = new LineCounter()
  const yaml = parseDocument(readFileSync(full, 'utf8'), {
    lineCounter: counter,
    prettyErrors: false,
  })
  const { errors } = yaml
  if (errors.length > 0)
    return errors.map((error) => ({ file, line: counter.linePos(error.pos[0]).line, value: '', words: error.message }))
  const body = bodyOf(yaml)
  if (body instanceof Error) return [{ file, line: 0, value: '', words: body.message }]
  const id = path.basename(file).replace(/\.(ya?ml|json)$/, '')
  return {
    file,
    document: { kind, id, body },
    lineOf: (fields) => counter.linePos(offsetOf(yaml.contents, fields)).line,
  }
}

/** Content of a file; an error if its aliases multiply. */
function bodyOf(yaml: ReturnType<typeof parseDocument>): object {
  try {
    return yaml.toJS({ maxAliasCount: 20 }) ?? {}
  } catch (error) {
    return error as Error
  }
}

/** Offset of a field, or of the nearest one above it that exists. */
function offsetOf(contents: unknown, fields: readonly (string | number)[]): number {
  let offset = startOf(contents) ?? 0
  let node = contents
  for (const field of fields) {
    const next = isMap(node) ? fieldOf(node, field) : itemOf(node, field)
    offset = startOf(next.marked) ?? offset
    node = next.value
  }
  return offset
}

function fieldOf(map: YAMLMap, field: string | number) {
  const pair = map.items.find(({ key }) => isScalar(key) && String(key.value) === String(field))
  return { marked: pair?.key, value: pair?.value }
}

function itemOf(node: unknown, field: string | number) {
  const item = isSeq(node) ? node.items[Number(field)] : undefined
  return { marked: item, value: item }
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

function sameNames(sources: readonly SourceFile[]): [string, string[]][] {
  const files = new Map<string, string[]>()
  for (const { file, document } of sources) {
    const name = `${document.kind}/${document.id}`
    files.set(name, [...(files.get(name) ?? []), file])
  }
  return [...files].filter(([, same]) => same.length > 1)
}

function placed({ kind, id, path: fields, ...rest }: ContentFault, sources: readonly SourceFile[]): FileFault {
  const source = sources.find(({ document }) => document.kind === kind && document.id === id)
  return { file: source?.file ?? `${kind}/${id}`, line: source?.lineOf(fields) ?? 0, ...rest }
}

/** A fault as one line: file, line, value, explanation, suggestion. */
export function faultLine({ file, line, value, words, suggestion }: FileFault): string {
  const place = line > 0 ? `${file}:${line}` : file
  const shown = value === '' ? '' : ` "${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`
  return `${place}${shown}: ${words}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`
}
