import { type ChangedDocument, hashOf, keyOf } from '../../gateway/src/content/content-store'
import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'
import type { PriceEntry, SessionEntry, ShowDocument } from '../../gateway/src/content/documents/show-document'
import { sessionEntries } from '../../gateway/src/content/expand-opening'

type Documents = readonly ShopDocumentOf[]

const MARKS = { added: '+', changed: '~', removed: '-' } as const

/** Changes that buyers will see, a line each. */
export function describeChanges(before: Documents, edits: readonly ChangedDocument[]): string[] {
  const known = new Map(before.map((document) => [keyOf(document), document]))
  return edits.flatMap(({ kind, id, body, change }) => {
    const earlier = known.get(keyOf({ kind, id }))
    const later = body === null ? undefined : ({ kind, id, body } as ShopDocumentOf)
    const head = `${MARKS[change]} ${kind}/${id} ${titleOf(later ?? earlier)}`.trimEnd()
    if (earlier?.kind === 'shows' && later?.kind === 'shows')
      return [head, ...showChanges(earlier.body, later.body).map((line) => `    ${line}`)]
    if (change === 'removed' && kind === 'shows')
      return [head, '    is no longer listed or sold; tickets that exist stay valid']
    return [head]
  })
}

function titleOf(document: ShopDocumentOf | undefined): string {
  const body = document?.body as { name?: { 'en-US': string }; title?: { 'en-US': string } } | undefined
  return body?.name?.['en-US'] ?? body?.title?.['en-US'] ?? ''
}

function showChanges(before: ShowDocument, after: ShowDocument): string[] {
  const { prices: oldPrices, sessions: _old, ...oldRest } = before
  const { prices, sessions: _new, ...rest } = after
  const fields = [...new Set([...Object.keys(oldRest), ...Object.keys(rest)])] as (keyof typeof rest)[]
  const changed = fields.filter((field) => hashOf({ value: oldRest[field] }) !== hashOf({ value: rest[field] }))
  return [
    ...(changed.length > 0 ? [`changes ${changed.join(', ')}`] : []),
    ...priceChanges(oldPrices, prices),
    ...(after.opening ? timeChanges(before, after) : sessionChanges(before, after)),
  ]
}

function priceChanges(before: readonly PriceEntry[], after: readonly PriceEntry[]): string[] {
  return [
    ...after.flatMap((price) => {
      const earlier = before.find(({ id }) => id === price.id)
      if (!earlier) return [`sells ${price.id} for ${price.price.toFixed(2)}`]
      const lines: string[] = []
      if (earlier.price !== price.price)
        lines.push(`${price.id} costs ${price.price.toFixed(2)} instead of ${earlier.price.toFixed(2)}, for new orders`)
      if (earlier.stock !== price.stock) lines.push(`${price.id} has a stock of ${price.stock ?? 'all places'}`)
      return lines
    }),
    ...before
      .filter(({ id }) => !after.some((price) => price.id === id))
      .map(({ id }) => `sells no more of ${id}; tickets that exist stay valid`),
  ]
}

/** Times of an exhibition are many: they are counted. */
function timeChanges(before: ShowDocument, after: ShowDocument): string[] {
  const [earlier, later] = [before, after].map((show) => new Set(sessionEntries(show).map(({ begins }) => begins)))
  const added = [...(later ?? [])].filter((begins) => !earlier?.has(begins)).length
  const gone = [...(earlier ?? [])].filter((begins) => !later?.has(begins)).length
  return [
    ...(added > 0 ? [`opens at ${added} more times`] : []),
    ...(gone > 0 ? [`${gone} times are no longer sold; tickets that exist stay valid`] : []),
  ]
}

function sessionChanges(before: ShowDocument, after: ShowDocument): string[] {
  const [earlier, later] = [sessionEntries(before).map(asSession), sessionEntries(after).map(asSession)]
  const gone = earlier.filter(({ id }) => !later.some((session) => session.id === id))
  return [
    ...later.flatMap((session) =>
      sessionChange(
        earlier.find(({ id }) => id === session.id),
        session,
      ),
    ),
    ...gone.map(({ id }) => `session ${id} is no longer sold; tickets that exist stay valid`),
  ]
}

function sessionChange(old: SessionEntry | undefined, { id, begins, status }: SessionEntry): string[] {
  if (!old) return [`plays at ${begins}`]
  const moved = old.begins === begins ? [] : [`session ${id} moves from ${old.begins} to ${begins}`]
  return old.status === status ? moved : [...moved, `session ${id} is ${status ?? 'on-sale'}`]
}

function asSession(entry: SessionEntry): SessionEntry & { id: string } {
  return { ...entry, id: entry.id ?? entry.begins.slice(0, 16).replace(' ', 'T') }
}
