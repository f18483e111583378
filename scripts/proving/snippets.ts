import type { Switch } from './switches'

/** The change of a switch as the shortest text around it, of whole lines, that occurs once in the source. */
export function proofOf(source: string, { start, end, after }: Switch): { before: string; after: string } {
  let from = source.lastIndexOf('\n', start - 1) + 1
  let to = endOfLine(source, end)
  const snippet = () => source.slice(from, to).trim()
  while (source.split(snippet()).length !== 2) {
    if (from > 0) from = source.lastIndexOf('\n', from - 2) + 1
    else to = endOfLine(source, to + 1)
  }
  const before = snippet()
  const offset = source.indexOf(before)
  return { before, after: before.slice(0, start - offset) + after + before.slice(end - offset) }
}

function endOfLine(source: string, from: number): number {
  const at = source.indexOf('\n', from)
  return at < 0 ? source.length : at
}
