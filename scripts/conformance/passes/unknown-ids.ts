import { nameOf } from '../calls/call-name'
import { beginCall, isAllowed, isHarmlessRead, type Pass } from './pass'
import { unknownInput } from './probe-input'

/** Reads what does not exist, in every language of the shop: refusals are inspected like every answer. */
export const readUnknownIds: Pass = async (area, parts) => {
  const { client, clock } = parts
  for (const call of area.calls.filter((known) => isHarmlessRead(known) && isAllowed(known, parts))) {
    const input = unknownInput(nameOf(call.endpoint), clock.now())
    if (input === null) continue
    for (const locale of parts.locales) {
      beginCall(call, area, parts, 'probed')
      await client.inLocale(locale, () => client.request(call.endpoint, input).catch(() => null))
    }
  }
}
