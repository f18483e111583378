/** Normal form of a code: half-width, upper case, without blanks, hyphens and invisible characters (contract D-34). */
export function typedCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** A code without the label that was copied along: one that ends with a colon, or Chinese words around the code. */
export function withoutLabel(text: string): string {
  const labelled = text.normalize('NFKC')
  return labelled.slice(labelled.lastIndexOf(':') + 1).replace(/[\u3400-\u9fff]+/g, '') || text
}
