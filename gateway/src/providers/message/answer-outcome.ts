import { VendorFault } from '../payment/contract'
import { type OutgoingRequest, requestVendor, type VendorAnswer } from '../vendor-request'
import { MessageFault } from './contract'

const CODE = /^[\w.-]{1,64}$/
/** Answers of a vendor that has not begun to work. */
const NOT_TAKEN = [429, 503]

/** Sends a request for a message; throws `MessageFault` without a whole answer, or with one of a broken vendor. */
export async function requestMessage(request: OutgoingRequest): Promise<VendorAnswer> {
  const { vendor } = request
  // A connection of its own: one that was kept may be closed already, which leaves open what has arrived.
  const headers = { ...request.headers, connection: 'close' }
  const answer = await requestVendor({ ...request, headers }).catch((error) => {
    if (!(error instanceof VendorFault)) throw error
    throw new MessageFault(vendor, error.code, error.code === 'NOT_CONNECTED' ? 'NOT_TAKEN' : 'UNKNOWN')
  })
  const { status } = answer
  if (NOT_TAKEN.includes(status)) throw new MessageFault(vendor, `HTTP_${status}`, 'NOT_TAKEN')
  if (status >= 500) throw new MessageFault(vendor, `HTTP_${status}`, 'UNKNOWN')
  return answer
}

/** Content of an answer; one that cannot be read leaves open whether the vendor has the message. */
export function readAnswer<Answer>(vendor: string, { body }: VendorAnswer): Answer {
  try {
    return JSON.parse(body.toString('utf8')) as Answer
  } catch {
    throw new MessageFault(vendor, 'BAD_ANSWER', 'UNKNOWN')
  }
}

/** Fault of a code: those that pass by themselves, and all others, which do not. */
export function rejected(vendor: string, code: unknown, passing: RegExp): MessageFault {
  const name = typeof code === 'string' && CODE.test(code) ? code : 'BAD_ANSWER'
  return new MessageFault(vendor, name, passing.test(name) ? 'NOT_TAKEN' : 'REFUSED')
}
