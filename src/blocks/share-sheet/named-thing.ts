import type { CreateShareInput } from '@/contracts/share/create-share'
import type { Id } from '@/contracts/wire-types'
import { routes } from '@/routes'
import type { SharedPage } from '@/shell/use-share'

/** A show or a topic, which a user may share with their name. */
export interface NamedThing {
  type: Exclude<CreateShareInput['type'], 'TICKET'>
  id: Id
}

/** The page that says who shares it (TICKET-016, TICKET-017). The thing itself stays in the link, for when the share has ended. */
export function namedPage(page: SharedPage, { type, id }: NamedThing, shareId: Id): SharedPage {
  const { title, imageUrl, description } = page
  const words = { title, imageUrl, ...(description !== undefined && { description }) }
  return type === 'SHOW'
    ? { ...words, route: routes.shareShowDetail, params: { shareId, showId: id } }
    : { ...words, route: routes.shareTopicActivity, params: { shareId, topicId: id } }
}
