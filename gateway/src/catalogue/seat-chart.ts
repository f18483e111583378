import type { SeatMapStatic, SeatPriceLevel, ZoneRows } from '@/contracts/seat/seat-map'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { DemoSeating, DemoSession } from '../demo/demo-session-types'
import { tierOfPlan } from '../demo/seated-plans'
import { seatMapStatic, zoneRows } from '../demo/seating/seat-map'
import { takenSeats } from '../demo/seating/taken-seats'
import type { VenueSeating } from '../demo/seating/venue-seating'
import { venueSeating } from '../demo/seating/venue-seatings'

/** A drawing that changes gets another one, and clients ask for it again. */
const DRAWING = 1

/** The seats of a session: where they are, what they cost, and which were gone before the shop began. */
export class SeatChart {
  readonly version: string
  /** Texts in it are in Chinese: rules compute on it, clients get `mapIn`. */
  readonly layout: SeatLayout
  /** States of seats that nobody has locked or bought here. */
  readonly first: Uint8Array
  private readonly seating: VenueSeating

  constructor(
    private readonly session: DemoSession,
    { key, seed, takenShare }: DemoSeating,
  ) {
    this.seating = venueSeating(key)
    this.version = `${key}-${DRAWING}`
    this.layout = new SeatLayout(this.wholeMapIn('zh-CN'))
    this.first = takenSeats(this.layout, seed, takenShare)
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

  /** The rows of a zone; `null` for one that this hall does not have. */
  zoneIn(zoneId: string, locale: Locale): ZoneRows | null {
    const zone = this.seating.zones.find((known) => known.zoneId === zoneId)
    return zone ? zoneRows(zone, locale) : null
  }

  /** The map with all its rows, however many. */
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
