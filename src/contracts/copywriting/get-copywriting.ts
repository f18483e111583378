import { endpoint } from '../endpoint'

export interface GetCopywritingInput {
  merchantId: string
  client: string
}

export type GetCopywritingOutput = CopyGroup[]

/** Texts of one part of the product, which take the place of its own: `common`, `home`, `order` …. */
export interface CopyGroup {
  type: string
  items: { key: string; text: string }[]
}

/** Words of the merchant that take the place of the app's own. */
export const getCopywriting = endpoint<GetCopywritingInput, GetCopywritingOutput>({
  path: 'home/pub/v3/copywriting/config',
  priority: 'low',
})
