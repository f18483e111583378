import { wait } from '@/lib/wait'
import { type Answer, type Call, type Interceptor, isHighPriority, type Next } from '../call'

/** Normal calls step back this long, so that important ones of the same moment leave first. */
const DEFERRAL_MS = 1
const MAX_LOW = 6

/** Critical and high calls leave at once, the others a millisecond later, low ones six at a time. */
export function priority(): Interceptor {
  let lowUnderWay = 0
  const waiting: (() => void)[] = []

  async function sendLow(call: Call, next: Next): Promise<Answer> {
    if (lowUnderWay >= MAX_LOW) await new Promise<void>((resolve) => waiting.push(resolve))
    else lowUnderWay += 1
    try {
      return await next(call)
    } finally {
      // The place goes to the next in line; the count changes only with an empty queue.
      const first = waiting.shift()
      if (first) first()
      else lowUnderWay -= 1
    }
  }

  return async (call, next) => {
    if (isHighPriority(call.endpoint)) return next(call)
    await wait(DEFERRAL_MS)
    return call.endpoint.priority === 'low' ? sendLow(call, next) : next(call)
  }
}
