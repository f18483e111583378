/** Maximum elements that are drawn once all references are followed. */
const MAX_DRAWN = 100_000
/** Maximum references one after the other. */
const MAX_DEPTH = 32

interface Part {
  elements: number
  references: string[]
}

/** Elements that a drawing draws when its references to own parts are followed: a few lines can name billions. */
export class ReferenceCount {
  private readonly parts = new Map<string, Part>()
  private readonly root: Part = { elements: 0, references: [] }
  private readonly open: Part[] = []

  enter(attributes: Readonly<Record<string, string>>): void {
    const { id } = attributes
    const own: Part = { elements: 0, references: [] }
    if (id !== undefined) this.parts.set(id, own)
    this.open.push(own)
    const references = Object.values({ ...attributes, href: '' }).flatMap((value) =>
      Array.from(value.matchAll(/url\(#([^)]+)\)/g), ([, name = '']) => name),
    )
    if (attributes.href) references.push(attributes.href.slice(1))
    for (const part of [this.root, ...this.open]) {
      part.elements += 1
      part.references.push(...references)
    }
  }

  leave(): void {
    this.open.pop()
  }

  /** Size of the reason to refuse a drawing: it draws too much, or a part of itself inside itself; null without one. */
  fault(): string | null {
    const count = this.drawnBy(this.root, new Map(), 0)
    return count > MAX_DRAWN ? `${this.root.references.length} references` : null
  }

  private drawnBy({ elements, references }: Part, counts: Map<string, number>, depth: number): number {
    if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
    return references.reduce((sum, id) => sum + this.drawnByPart(id, counts, depth), elements)
  }

  private drawnByPart(id: string, counts: Map<string, number>, depth: number): number {
    const part = this.parts.get(id)
    const counted = counts.get(id)
    if (!part || counted !== undefined) return counted ?? 0
    // Until it is counted, it is one that refers to itself.
    counts.set(id, Number.POSITIVE_INFINITY)
    const count = this.drawnBy(part, counts, depth + 1)
    counts.set(id, count)
    return count
  }
}
