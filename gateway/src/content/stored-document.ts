import type { DocumentKind } from './documents/document-kinds'

/** A published document in memory: its body stays text until it is compiled, which takes a third of the space. */
export class StoredDocument {
  private readonly json: Buffer

  constructor(
    readonly kind: DocumentKind,
    readonly id: string,
    readonly hash: string,
    body: object,
  ) {
    this.json = Buffer.from(JSON.stringify(body))
  }

  get body(): object {
    return JSON.parse(this.json.toString())
  }
}
