import type { PackageMethod, PackageRule } from '@/contracts/package/ticket-package'
import type { PackageTier } from '@/domain/package-rules'
import type { LocalText } from '../../texts/text'

/** Tickets of several shows at a reduced price. */
export interface PackageOffer {
  promotionId: string
  method: PackageMethod
  name: LocalText
  desc: LocalText
  tiers: readonly PackageTier[]
  rules: readonly PackageRule[]
  /** End of its sale, epoch ms. */
  endAt: number
}
