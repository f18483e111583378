import type { DeviceLogin } from '@/contracts/account/list-logins'
import type { UserCall } from '../call'
import type { LoginRow } from '../services/accounts/device-logins'
import { type TextKey, translate } from '../texts/text'

/** Terminals with a display name. */
const NAMES: ReadonlyMap<string, TextKey> = new Map([
  ['WEIXIN_MINI', 'device.WEIXIN_MINI'],
  ['ALIPAY_MINI', 'device.ALIPAY_MINI'],
  ['DOUYIN_MINI', 'device.DOUYIN_MINI'],
  ['XHS_MINI', 'device.XHS_MINI'],
  ['WEIXIN_H5', 'device.WEIXIN_H5'],
  ['BANK_H5', 'device.BANK_H5'],
  ['APP_H5', 'device.APP_H5'],
  ['M_WEB', 'device.M_WEB'],
  ['PC_WEB', 'device.PC_WEB'],
])

/** A login as its user sees it. */
export function presentDeviceLogin(
  { id, terminal, createdAt, lastSeenAt }: LoginRow,
  { user, locale }: Pick<UserCall, 'user' | 'locale'>,
): DeviceLogin {
  return {
    id,
    isCurrent: id === user.loginId,
    loginTime: createdAt,
    lastSeenTime: lastSeenAt,
    name: translate(locale, NAMES.get(terminal) ?? 'device.UNKNOWN'),
  }
}
