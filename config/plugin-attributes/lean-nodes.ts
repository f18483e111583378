/** What Taro is about to send of a node. */
interface NodeData {
  /** Name of the component. */
  nn?: string
  /** Id, by which a list is compared with what it was. */
  sid?: string
  /** Children. */
  cn?: NodeData[]
  /** Of a text. */
  v?: string
}

/** Components whose templates read the list of their children by themselves. */
const READ_CHILDREN = ['swiper']

/**
 * Leaves out of a node what its template draws without: an empty list of children, and the id of a text that has no
 * siblings, because no event and no other child is told from it. Where children come later Taro sends the whole list.
 */
export function leaveOutNeedless(data: NodeData): void {
  const { nn = '', cn } = data
  if (!cn || READ_CHILDREN.includes(nn)) return
  const [first, ...others] = cn
  if (!first) delete data.cn
  else if (first.v !== undefined && others.length === 0) delete first.sid
}
