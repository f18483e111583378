import { toAppError } from '@/lib/app-error'
import type { AreaCall } from '../areas'
import { inputSchema } from '../calls/answer-schemas'
import { nameOf } from '../calls/call-name'
import { isSchema } from '../calls/relaxed-schemas'
import type { VisitorParts } from '../visitor'
import { beginCall, isAllowed, isHarmlessRead, type Pass } from './pass'
import { probeInput } from './probe-input'

const PAGING = ['offset', 'length']

/**
 * Makes all remaining reads of an area: with ids from earlier answers, otherwise with an unknown id, which a conforming
 * gateway rejects properly.
 */
export const playRemainingReads: Pass = async (area, parts) => {
  for (const call of area.calls) {
    const isToCome = isHarmlessRead(call) && !parts.recorder.calls.has(nameOf(call.endpoint))
    if (!isToCome || !isAllowed(call, parts)) continue
    beginCall(call, area, parts, 'probed')
    await read(call, parts)
  }
}

/** Makes a read; a rejection is a fault if the input names nothing that could be missing. */
async function read({ endpoint }: AreaCall, parts: VisitorParts): Promise<void> {
  const name = nameOf(endpoint)
  const { input, isReal } = probeInput(name, parts)
  try {
    await parts.client.request(endpoint, input)
  } catch (thrown) {
    const { httpCode, statusCode, comments = '' } = toAppError(thrown).details
    const isRefusal = httpCode === 200 && statusCode !== undefined && isReal && !takesChoice(name)
    if (isRefusal) parts.recorder.add(name, 'accepted', `refused with ${statusCode} “${comments}”`)
  }
}

/** True for a read with more than paging input: its subject may be gone, or one of several fields is required. */
function takesChoice(call: string): boolean {
  const { properties } = inputSchema(call)
  return isSchema(properties) && Object.keys(properties).some((name) => !PAGING.includes(name))
}
