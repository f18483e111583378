import type { DocumentKind } from './documents/document-kinds'

/** A fault in a document. */
export interface ContentFault {
  kind: DocumentKind
  id: string
  /** Field of the document, from its top. */
  path: readonly (string | number)[]
  /** The wrong value. */
  value: string
  /** Explanation for the author. */
  words: string
  /** Value that was probably meant. */
  suggestion?: string
}

/** Documents that cannot become a shop. */
export class FaultyContent extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(faults.map(({ kind, id, path, words }) => `${kind}/${id} ${path.join('.')}: ${words}`).join('\n'))
  }
}

/** Collects the faults of one document. */
export class FaultList {
  readonly faults: ContentFault[] = []

  constructor(
    private readonly kind: DocumentKind,
    private readonly id: string,
  ) {}

  add(path: readonly (string | number)[], value: unknown, words: string, suggestion?: string): void {
    const { kind, id } = this
    this.faults.push({ kind, id, path, value: String(value), words, ...(suggestion && { suggestion }) })
  }
}

/** The most similar of some words, if one is similar enough to be a typing error. */
export function similarWord(word: string, words: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3))
  const ranked = [...words].map((other) => ({ other, distance: editDistance(word, other) }))
  return ranked.filter(({ distance }) => distance <= most).sort((a, b) => a.distance - b.distance)[0]?.other
}

/** Insertions, deletions and replacements between two words. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (from[row - 1] === to[at - 1] ? 0 : 1)
      line.push(Math.min(replaced, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[to.length] ?? 0
}
