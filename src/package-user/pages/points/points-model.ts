import { type GetExpiringPointsOutput, getExpiringPoints } from '@/contracts/member/get-expiring-points'
import { type GetPointAccountOutput, getPointAccount } from '@/contracts/member/get-point-account'
import { type GetPointRuleOutput, getPointRule } from '@/contracts/member/get-point-rule'
import { PAGE_LENGTH } from '@/contracts/page'
import { listCards } from '@/contracts/privilege/list-cards'
import type { PrivilegeCard } from '@/contracts/privilege/privilege-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Points of the user: balance, value, expiry, offers. Only the account is required to show the page. */
export class PointsModel {
  readonly account: Resource<GetPointAccountOutput>
  readonly expiring: Resource<GetExpiringPointsOutput>
  readonly rule: Resource<GetPointRuleOutput>
  private readonly cards: Resource<PrivilegeCard[]>

  constructor({ request }: Pick<App, 'request'>) {
    this.account = new Resource(() => request(getPointAccount, {}))
    this.expiring = new Resource(() => request(getExpiringPoints, {}))
    this.rule = new Resource(() => request(getPointRule, {}))
    this.cards = new Resource(async () => (await request(listCards, { offset: 0, length: PAGE_LENGTH })).list)
    makeRefObservable(this)
  }

  /** Cards sold for points, or for points and money. */
  get mall(): readonly PrivilegeCard[] {
    return (this.cards.value ?? []).filter(({ pointPrice }) => pointPrice > 0)
  }

  load(): void {
    for (const part of [this.account, this.expiring, this.rule, this.cards]) void part.load()
  }
}
