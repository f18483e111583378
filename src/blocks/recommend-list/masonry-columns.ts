import type { ShowCard } from '@/contracts/show/show-card'

interface Column<Card> {
  name: string
  /** In lines of text. */
  height: number
  cards: Card[]
}

/**
 * Shares cards out among columns: each goes to the column that is shortest so far. What is already placed stays where
 * it is when more cards follow.
 */
export function masonryColumns<Card extends ShowCard>(cards: readonly Card[], columnCount: number): Column<Card>[] {
  const columns = Array.from(
    { length: columnCount },
    (_, index): Column<Card> => ({
      name: `column-${index + 1}`,
      height: 0,
      cards: [],
    }),
  )
  for (const card of cards) {
    const shortest = columns.reduce((lowest, column) => (column.height < lowest.height ? column : lowest))
    shortest.cards.push(card)
    shortest.height += estimatedHeight(card)
  }
  return columns
}

/** Height of a tile in lines of text: the poster is the same for all, names and tags differ. */
function estimatedHeight({ showName, showTags }: ShowCard): number {
  const isLong = showName.length > (/[^ -~]/.test(showName) ? 12 : 22)
  return 15 + (isLong ? 1 : 0) + (showTags.length > 0 ? 1 : 0)
}
