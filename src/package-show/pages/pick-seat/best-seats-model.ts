import { type RecommendSeatsOutput, recommendSeats } from '@/contracts/seat/recommend-seats'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import type { SeatedSession } from './seat-hall'

/** Recommends the best available seats for a wish (SEAT-024). */
export class BestSeatsModel {
  readonly offer: Resource<RecommendSeatsOutput>
  qty = 2
  prefer: 'stage' | 'price' = 'stage'
  hasWheelchair = false
  maySplit = false

  constructor(
    private readonly request: App['request'],
    private readonly session: SeatedSession,
    private readonly mostTickets: number,
  ) {
    this.qty = Math.min(2, Math.max(1, mostTickets))
    this.offer = new Resource(() => this.fetchOffer())
    makeRefObservable(this)
  }

  setQty(qty: number): void {
    this.qty = Math.min(Math.max(1, qty), Math.max(1, this.mostTickets))
    void this.offer.load()
  }

  setPrefer(prefer: 'stage' | 'price'): void {
    this.prefer = prefer
    void this.offer.load()
  }

  setWheelchair(hasWheelchair: boolean): void {
    this.hasWheelchair = hasWheelchair
    void this.offer.load()
  }

  setMaySplit(maySplit: boolean): void {
    this.maySplit = maySplit
    void this.offer.load()
  }

  private fetchOffer(): Promise<RecommendSeatsOutput> {
    const { qty, prefer, maySplit } = this
    return this.request(
      recommendSeats,
      { ...this.session, qty, prefer, maySplit, wheelchairs: this.hasWheelchair ? 1 : 0 },
      { isUserAction: true },
    )
  }
}
