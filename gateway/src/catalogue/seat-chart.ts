import type { SeatMapStatic, SeatPriceLevel, ZoneRows } from '@/contracts/seat/seat-map'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Seating, Session } from './entities/session'
import { seatMapStatic, zoneRows } from './seating/seat-map'
import { takenSeats } from './seating/taken-seats'
import { tierOfPlan } from './seating/tier-of-plan'
import type { VenueSeating } from './seating/venue-seating'

/** Version of the drawing; clients reload a changed one. */
const DRAWING = 1

/** Seats of a session: positions, prices, and seats sold before the shop opened. */
export class SeatChart {
  readonly version: string
  /** Chinese texts: rules compute on it, clients receive `mapIn`. */
  readonly layout: SeatLayout
  /** Initial seat states, without locks and sales of this shop. */
  readonly first: Uint8Array
  constructor(
    private readonly session: Session,
    { key, seed, takenShare }: Seating,
    private readonly seating: VenueSeating,
  ) {
    this.version = `${key}-${seating.version ?? DRAWING}`
    this.layout = new SeatLayout(this.wholeMapIn('zh-CN'))
    this.first = takenSeats(this.layout, seed, takenShare)
  }

  /** True for the chart of this session in this hall. */
  isOf(session: Session, hall: VenueSeating | undefined): boolean {
    return this.session === session && this.seating === hall
  }

  mapIn(locale: Locale): SeatMapStatic {
    const { sessionId, limitation, perUserLimit } = this.session
    const limits = {
      perOrder: limitation,
      ...(perUserLimit !== null && { perUser: perUserLimit }),
      noSingleSeatGap: this.seating.noSingleSeatGap,
    }
    const seated = { sessionId, version: this.version, priceLevels: this.priceLevels(locale), limits }
    return seatMapStatic(this.seating, seated, locale)
  }

  /** Rows of a zone; `null` for an unknown one. */
  zoneIn(zoneId: string, locale: Locale): ZoneRows | null {
    const zone = this.seating.zones.find((known) => known.zoneId === zoneId)
    return zone ? zoneRows(zone, locale) : null
  }

  /** The map with all rows, whatever their number. */
  wholeMapIn(locale: Locale): SeatMapStatic {
    const map = this.mapIn(locale)
    const seated = this.seating.zones.filter(({ kind }) => kind === 'SEAT')
    return { ...map, rows: map.rows ?? seated.map((zone) => zoneRows(zone, locale)) }
  }

  private priceLevels(locale: Locale): SeatPriceLevel[] {
    const { seatPlans } = this.session
    return seatPlans.map((_, tier) => {
      const plan = seatPlans[tierOfPlan(seatPlans.length, tier)]
      const priceCent = plan?.priceCent ?? 0
      return {
        seatPlanId: plan?.seatPlanId ?? '',
        seatPlanName: plan?.name[locale] ?? '',
        color: plan?.color ?? '',
        priceCent,
        priceInfo: priceInfoFromCents(priceCent),
      }
    })
  }
}
