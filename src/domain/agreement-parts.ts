/** A document that a user agrees to. */
export interface AgreedDocument {
  id: string
  policyName: string
  /** Where it is read; absent: on the page of agreements, by its id. */
  url?: string
}

/** A piece of the words beside the box: plain, or the name of a document that opens it. */
export type AgreementPart = { kind: 'text'; text: string } | { kind: 'document'; document: AgreedDocument }

/** The words of a template, its `{…}` marks replaced by the documents in their order; a document without one follows. */
export function agreementParts(template: string, documents: readonly AgreedDocument[]): AgreementPart[] {
  const texts = template.split(/\{\w*\}/)
  const length = Math.max(texts.length, documents.length + 1)
  return Array.from({ length }, (_, at) => [textPart(texts[at]), documentPart(documents[at])]).flatMap((parts) =>
    parts.filter((part) => part !== null),
  )
}

function textPart(text: string | undefined): AgreementPart | null {
  return text ? { kind: 'text', text } : null
}

function documentPart(document: AgreedDocument | undefined): AgreementPart | null {
  return document ? { kind: 'document', document } : null
}

/** The name of a document as it stands in a sentence: Chinese has marks of its own for titles. */
export function documentTitle({ policyName }: AgreedDocument): string {
  return /[\u4e00-\u9fff]/.test(policyName) ? `《${policyName}》` : `"${policyName}"`
}

/** The same as one text, for a question or a screen reader. */
export function agreementText(template: string, documents: readonly AgreedDocument[]): string {
  return agreementParts(template, documents)
    .map((part) => (part.kind === 'text' ? part.text : documentTitle(part.document)))
    .join('')
}
