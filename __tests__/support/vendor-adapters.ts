import { existsSync } from 'node:fs'
import path from 'node:path'
import { type VendorReply, vendor } from './vendor-object'

export const MINI = ['weapp', 'alipay', 'tt', 'xhs'] as const
export type Mini = (typeof MINI)[number]

for (const name of ['wx', 'my', 'tt', 'xhs']) Object.assign(globalThis, { [name]: vendor })

/** The adapter of a capability as a platform's build would have it. */
export function adapterOn<Adapter>(platform: Mini, folder: string, exported: string): Adapter {
  const capability = path.resolve(__dirname, '../../src/platform', folder, folder)
  const own = `${capability}.${platform}.ts`
  return require(existsSync(own) ? own : `${capability}.mini.ts`)[exported] as Adapter
}

export const ok = (success: unknown = {}): VendorReply => ({ success })
export const no = (fail: unknown): VendorReply => ({ fail })

/** Answers of each vendor when the user closes its prompt. */
export const CLOSED: Record<Mini, VendorReply> = {
  weapp: no({ errMsg: 'x:fail cancel' }),
  alipay: no({ error: 11, errorMessage: '用户取消' }),
  tt: no({ errMsg: 'x:fail cancel' }),
  xhs: no({ errMsg: 'x:fail cancel' }),
}
/** Answers that no document knows. */
export const STRANGE: Record<Mini, VendorReply> = {
  weapp: no(undefined),
  alipay: no('what?'),
  tt: no({}),
  xhs: no(null),
}

/** The same from all of them. */
export const each = (reply: VendorReply): Record<Mini, VendorReply> => ({
  weapp: reply,
  alipay: reply,
  tt: reply,
  xhs: reply,
})
