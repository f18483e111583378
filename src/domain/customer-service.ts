import type {
  GetCustomerServiceOutput,
  NativeService,
  OnlineService,
  WorkTime,
} from '@/contracts/service/get-customer-service'
import { withQuery } from '@/lib/query-string'
import { venueTime } from './show-date'

/** A way to reach the merchant. */
export type ServiceChannel =
  | { kind: 'NATIVE'; service: NativeService; isOpen: boolean }
  | { kind: 'ONLINE'; url: string; isOpen: boolean }
  | { kind: 'COMPANY_CHAT'; corpId: string; url: string; isOpen: boolean }
  | { kind: 'TELEPHONE'; telephone: string }

interface Visitor {
  /** Epoch ms. */
  now: number
  /** True if the platform can open a chat with a company. */
  hasCompanyChat: boolean
  /** True if the vendor has a chat of its own. */
  hasNativeService: boolean
  user: { bizUserId: string; nickname?: string } | null
}

/** The ways that are open to a visitor; chats have hours, the telephone rings at any time. */
export function serviceChannels(config: GetCustomerServiceOutput, visitor: Visitor): ServiceChannel[] {
  const { customerServiceType, nativeService, onlineConfig, companyChat, telephone, workTimes } = config
  const isOpen = isWorkTime(workTimes, visitor.now)
  const channels: ServiceChannel[] = []
  if (nativeService && visitor.hasNativeService) channels.push({ kind: 'NATIVE', service: nativeService, isOpen })
  if (onlineConfig?.jumpUrl) channels.push({ kind: 'ONLINE', url: chatAddress(onlineConfig, visitor.user), isOpen })
  if (companyChat.enabled && companyChat.corpId && companyChat.url && visitor.hasCompanyChat) {
    channels.push({ kind: 'COMPANY_CHAT', corpId: companyChat.corpId, url: companyChat.url, isOpen })
  }
  if (customerServiceType === 'ONLINE_AND_TEL_CUSTOMER_SERVICE' && telephone) {
    channels.push({ kind: 'TELEPHONE', telephone })
  }
  return channels
}

/** True if the service is staffed at `now`, epoch ms, on the shop's clock; without hours, always. Weekday 0 is Monday. */
export function isWorkTime(workTimes: readonly WorkTime[], now: number): boolean {
  if (workTimes.length === 0) return true
  const time = venueTime(now)
  const weekday = (time.day() + 6) % 7
  const clock = time.format('HH:mm')
  return workTimes.some(
    ({ weekDays, beginTime, endTime }) => weekDays.includes(weekday) && clock >= beginTime && clock < endTime,
  )
}

/** The supplier's page with its parameters: the user, the group and the agent (CS-012). */
function chatAddress({ jumpUrl, seatGroup, onlineCustomerId }: OnlineService, user: Visitor['user']): string {
  const who: Record<string, string> = user ? { partnerid: user.bizUserId, uname: user.nickname ?? '' } : {}
  const byWhom: Record<string, string> = onlineCustomerId ? { choose_adminid: onlineCustomerId } : {}
  return withQuery(jumpUrl, { ...who, groupid: seatGroup, ...byWhom })
}
