/** Node data that Taro is about to send. */
interface NodeData {
  /** Name of the component. */
  nn?: string
  /** Id used to compare a list with its previous state. */
  sid?: string
  /** Children. */
  cn?: NodeData[]
  /** Text content. */
  v?: string
}

/** Components whose templates read their children themselves. */
const READ_CHILDREN = ['swiper']

/**
 * Removes data that templates do not need: empty child lists, and ids of texts without siblings. Taro sends the whole
 * list when children are added later.
 */
export function leaveOutNeedless(data: NodeData): void {
  const { nn = '', cn } = data
  if (!cn || READ_CHILDREN.includes(nn)) return
  const [first, ...others] = cn
  if (!first) delete data.cn
  else if (first.v !== undefined && others.length === 0) delete first.sid
}
