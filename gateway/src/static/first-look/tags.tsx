import type { ShowTag } from '@/contracts/show/show-card'
import { isHighlighted } from '@/domain/show-tag'

/** Tags of a show; promotions are highlighted. */
export function Tags({ tags }: { tags: readonly ShowTag[] }) {
  if (tags.length === 0) return null
  return (
    <span className="look-tags">
      {tags.map(({ title, type }) => (
        <em key={title} className={isHighlighted(type) ? 'look-promotion' : undefined}>
          {title}
        </em>
      ))}
    </span>
  )
}
