import { nameOf } from '../calls/call-name'
import { beginCall, isHarmlessRead, isPrivate, type Pass } from './pass'

const SEES_OTHERS = 'Orders, tickets and addresses of other users'

/** Repeats every private read of the user as another user: nothing of the first may come. */
export const readAsAnotherUser: Pass = async (area, parts) => {
  const { client, other, ownIds, recorder } = parts
  if (other === null) return
  for (const call of area.calls.filter((known) => isPrivate(known) && isHarmlessRead(known))) {
    const name = nameOf(call.endpoint)
    for (const input of client.inputs.get(name) ?? []) {
      beginCall(call, area, parts, 'played')
      const answer = await other.request(call.endpoint, input).catch(() => null)
      const foreign = ownIds.firstIn(name, answer)
      if (foreign !== null) recorder.add(name, 'access', `another user gets ${foreign} of the first`, SEES_OTHERS)
    }
  }
}
