import { ShowPacker } from '../catalogue/packed-sessions'
import { type ContentFault, FaultList } from './content-fault'
import type { DocumentKind } from './documents/document-kinds'
import type { Reference, References } from './references'

/** A document with the hash of its body, if that is known. */
export interface HashedDocument<Body = object> {
  id: string
  body: Body
  hash?: string
}

interface CompiledDocument {
  hash: string
  value: unknown
  faults: readonly ContentFault[]
  references: readonly Reference[]
}

/** Compiled documents of earlier revisions: one is compiled again only if it, or what it refers to, has changed. */
export class CompiledDocuments {
  private readonly compiled = new Map<string, CompiledDocument>()
  readonly packer = new ShowPacker()
  /** Number of compilations so far. */
  count = 0

  /** Value of a document and its faults. `compile` reads nothing but the document and the references. */
  valueOf<Body, Value>(
    kind: DocumentKind,
    document: HashedDocument<Body>,
    references: References,
    compile: (body: Body, faults: FaultList) => Value,
  ): { value: Value; faults: readonly ContentFault[] } {
    const { id, hash } = document
    const key = `${kind}/${id}`
    const earlier = this.compiled.get(key)
    if (earlier && earlier.hash === hash && references.areSame(earlier.references))
      return earlier as CompiledDocument & { value: Value }
    this.count += 1
    const list = new FaultList(kind, id)
    const { result: value, references: made } = references.record(() => compile(document.body, list))
    const compiled = { value, faults: list.faults, references: made }
    if (hash !== undefined) this.compiled.set(key, { ...compiled, hash })
    return compiled
  }

  /** Forgets documents that are not among these. */
  keepOnly(keys: { has(key: string): boolean }): void {
    for (const key of this.compiled.keys()) if (!keys.has(key)) this.compiled.delete(key)
  }
}
