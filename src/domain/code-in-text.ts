import { splitAddress } from '@/lib/query-string'
import { typedCode, withoutLabel } from './typed-code'

/** The code in what was scanned or pasted: the `code` of an address, else the text itself; empty if there is none. */
export function codeInText(text: string): string {
  const [address = ''] = text.trim().split('#')
  if (!/^\w+:\/\//.test(address)) return typedCode(withoutLabel(text))
  return typedCode(splitAddress(address).params.code ?? '')
}
