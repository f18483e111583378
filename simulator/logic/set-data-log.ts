/** A setData call across the bridge. */
export interface SetDataCall {
  /** The page it belongs to. */
  page: string
  /** The page itself, or the component inside it. */
  component: string
  /** Current action of the test, for example `tap 立即购买`; `launch` before its first action. */
  action: string
  /** UTF-8 bytes of the JSON. */
  bytes: number
  /** Paths that were set. */
  keys: string[]
  /** True until the first action on the page: the call belongs to its first screen. */
  isFirstScreen: boolean
}

/** Totals of several calls. */
export interface SetDataTotals {
  calls: number
  bytes: number
  largestBytes: number
}

/** Totals of a whole run. */
export interface SetDataReport extends SetDataTotals {
  /** By page, in order of appearance. */
  pages: (SetDataTotals & { page: string; firstScreen: SetDataTotals })[]
  /** By action of the test, in order. */
  actions: (SetDataTotals & { action: string; page: string })[]
}

/** Adds up calls over the whole run. */
export function reportSetData(calls: readonly SetDataCall[]): SetDataReport {
  return {
    ...totals(calls),
    pages: group(calls, (call) => call.page).map((ofPage) => ({
      page: ofPage[0]?.page ?? '',
      ...totals(ofPage),
      firstScreen: totals(ofPage.filter((call) => call.isFirstScreen)),
    })),
    actions: group(calls, (call) => `${call.page}\n${call.action}`).map((ofAction) => ({
      action: ofAction[0]?.action ?? '',
      page: ofAction[0]?.page ?? '',
      ...totals(ofAction),
    })),
  }
}

/** Calls, bytes and the largest call of a part of the log. */
function totals(calls: readonly SetDataCall[]): SetDataTotals {
  return {
    calls: calls.length,
    bytes: calls.reduce((sum, call) => sum + call.bytes, 0),
    largestBytes: calls.reduce((largest, call) => Math.max(largest, call.bytes), 0),
  }
}

function group(calls: readonly SetDataCall[], key: (call: SetDataCall) => string): SetDataCall[][] {
  const groups = new Map<string, SetDataCall[]>()
  for (const call of calls) groups.set(key(call), [...(groups.get(key(call)) ?? []), call])
  return [...groups.values()]
}
