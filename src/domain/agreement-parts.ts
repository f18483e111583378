/** A document that a user agrees to. */
export interface AgreedDocument {
  id: string
  policyName: string
  /** Address of the document; absent: the page of agreements, by its id. */
  url?: string
}

/** A piece of the words beside the box: plain, or the name of a document that opens it. */
export type AgreementPart = { kind: 'text'; text: string } | { kind: 'document'; document: AgreedDocument }

const CHINESE = /[\u4e00-\u9fff]/

/** The words of a template, its `{…}` marks replaced by the documents in their order; a document without one follows. */
export function agreementParts(template: string, documents: readonly AgreedDocument[]): AgreementPart[] {
  const texts = template.split(/\{\w*\}/)
  const length = Math.max(texts.length, documents.length + 1)
  return Array.from({ length }, (_, at) => {
    const before = at === 0 ? '' : joint(documents, at, texts.length)
    return [
      textPart(`${before}${texts[at] ?? ''}${at === texts.length - 1 ? space(texts[at], documents[at]) : ''}`),
      documentPart(documents[at]),
    ]
  }).flatMap((parts) => parts.filter((part) => part !== null))
}

/** Separator of documents without a mark: Chinese titles need none. */
function joint(documents: readonly AgreedDocument[], at: number, marked: number): string {
  const next = documents[at]
  if (at < marked || !next || CHINESE.test(next.policyName)) return ''
  return at === documents.length - 1 ? ' and ' : ', '
}

/** Parts a document without a mark from the words before it. */
function space(text: string | undefined, next: AgreedDocument | undefined): string {
  return text && /\w$/.test(text) && next && !CHINESE.test(next.policyName) ? ' ' : ''
}

function textPart(text: string | undefined): AgreementPart | null {
  return text ? { kind: 'text', text } : null
}

function documentPart(document: AgreedDocument | undefined): AgreementPart | null {
  return document ? { kind: 'document', document } : null
}

/** The name of a document as it stands in a sentence: Chinese has marks of its own for titles, English has capitals. */
export function documentTitle({ policyName }: AgreedDocument): string {
  return CHINESE.test(policyName) ? `《${policyName}》` : policyName
}

/** The same as one text, for a question or a screen reader. */
export function agreementText(template: string, documents: readonly AgreedDocument[]): string {
  return agreementParts(template, documents)
    .map((part) => (part.kind === 'text' ? part.text : documentTitle(part.document)))
    .join('')
}
