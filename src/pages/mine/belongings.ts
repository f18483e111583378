import { isUsable } from '@/blocks/voucher-list/voucher-groups'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Belongings of the user: the next ticket, and the number of coupons, cards and points to use; nothing for a visitor. */
export class Belongings {
  /** One ticket, or none. */
  readonly tickets: Resource<readonly VoucherCard[]>
  readonly coupons: Resource<number | null>
  readonly cards: Resource<number | null>
  readonly points: Resource<number | null>

  constructor(private readonly app: Pick<App, 'request' | 'session'>) {
    const { request } = app
    const first = { offset: 0, length: 1 } as const
    this.tickets = new Resource<readonly VoucherCard[]>(async () =>
      ((await this.ofUser(() => request(listVouchers, first)))?.list ?? []).filter(isUsable),
    )
    this.coupons = this.figure(async () => (await request(listOwnCoupons, { status: 'AVAILABLE', ...first })).total)
    this.cards = this.figure(async () => (await request(listOwnCards, {})).length)
    this.points = this.figure(async () => {
      const { balance, frozen } = await request(getPointAccount, {})
      return balance - frozen
    })
    makeRefObservable(this)
  }

  load(): void {
    for (const resource of [this.tickets, this.coupons, this.cards, this.points]) void resource.load()
  }

  private figure(fetch: () => Promise<number>): Resource<number | null> {
    return new Resource(() => this.ofUser(fetch))
  }

  private async ofUser<T>(fetch: () => Promise<T>): Promise<T | null> {
    return this.app.session.isLoggedIn ? fetch() : null
  }
}
