import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { GetShopConfigInput } from '@/contracts/shop/get-shop-config'

/** Terminals that are a mini-program or an app, by `terminalSrc`. */
export const MINI_APP_TYPES: ReadonlyMap<string, JumpTerminal> = new Map([
  ['WEIXIN_MINI', 'WX_MINI_PROGRAM'],
  ['ALIPAY_MINI', 'ALIPAY_MINI_PROGRAM'],
  ['DOUYIN_MINI', 'DY_MINI_PROGRAM'],
  ['XHS_MINI', 'XHS_MINI_PROGRAM'],
  ['APP_H5', 'APP'],
])

/** Parameters of the shop's configuration: the named city, the show of the link, the terminal. */
export function shopConfigInput(
  { showId }: Readonly<Record<string, string>>,
  cityId: string | undefined,
  terminalSrc = '',
): GetShopConfigInput {
  const miniAppType = MINI_APP_TYPES.get(terminalSrc)
  return {
    ...(cityId && { cityId }),
    ...(miniAppType && { miniAppType }),
    ...(showId && { bizShowId: showId }),
    configTypeEnum: 'SHOP',
  }
}
