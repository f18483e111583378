import { adapterOn, MINI, type Mini, no } from './vendor-adapters'
import { type VendorReply, vendorObject } from './vendor-object'

/** Answers of each vendor when the user refuses, has refused permanently, or the network is gone. */
export const DENIED: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail auth deny' }),
  alipay: no({ error: 2001, errorMessage: '用户不允许授权' }),
  tt: no({ errMsg: 'x:fail auth deny', errNo: 10200 }),
  xhs: no({ errMsg: 'x:fail auth denied' }),
}
export const DENIED_BEFORE: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail authorize no response: permission denied', errno: 3 }),
  alipay: no({ error: 2003, errorMessage: 'refused' }),
  tt: no({ errMsg: 'x:fail permission denied', errNo: '10200' }),
  xhs: no({ errMsg: 'x:fail permission' }),
}
export const OFFLINE: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail network error', errno: 5 }),
  alipay: no({ error: 12, errorMessage: '网络错误' }),
  tt: no({ errMsg: 'x:fail network error', errNo: 21101 }),
  xhs: no({ errMsg: 'x:fail network' }),
}

/** Call of an adapter, and its outcome for each vendor answer. */
export interface OutcomeRow {
  what: string
  folder: string
  exported: string
  run(adapter: never): Promise<unknown>
  /** Names of the vendor's call; one for all, or by platform. */
  call: string | Partial<Record<Mini, string>>
  /** Vendor answer, and outcome of the adapter: by platform if they differ. */
  cases: [string, Record<Mini, VendorReply> | VendorReply, Partial<Record<Mini, unknown>> | { every: unknown }][]
}

/** An outcome of this kind, whatever else it says. */
export const kind = (name: string) => expect.objectContaining({ kind: name })

/** One test for each case of each row on each platform that it speaks of. */
export function describeOutcomes(rows: readonly OutcomeRow[]): void {
  beforeEach(() => vendorObject.reset())

  it.each(rows.flatMap(casesOf))('$title', async ({ row, platform, reply, wanted }) => {
    const call = typeof row.call === 'string' ? row.call : (row.call[platform] ?? '')
    vendorObject.answer(call, reply)
    expect(await row.run(adapterOn<never>(platform, row.folder, row.exported))).toEqual(wanted)
  })
}

function casesOf(row: OutcomeRow) {
  return row.cases.flatMap(([name, replies, wanted]) =>
    MINI.filter((platform) => 'every' in wanted || platform in wanted).map((platform) => ({
      title: `${row.what} on ${platform}: ${name}`,
      row,
      platform,
      reply:
        platform in (replies as object) ? (replies as Record<Mini, VendorReply>)[platform] : (replies as VendorReply),
      wanted: 'every' in wanted ? wanted.every : (wanted as Record<Mini, unknown>)[platform],
    })),
  )
}
