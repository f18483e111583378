import { badInput } from '../../business-error'
import { shownText } from '../shown-text'

/** Characters of a remark at the most. */
export const MAX_REMARK = 200

/** A remark as it is kept: without the blanks around it, which do not count either (contract D-13). */
export function checkedRemark(typed = ''): string {
  const remark = shownText(typed, { hasLines: true })
  if ([...remark].length > MAX_REMARK) throw badInput('remark')
  return remark
}
