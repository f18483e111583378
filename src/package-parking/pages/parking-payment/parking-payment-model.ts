import { listParkingLots, type ParkingLot } from '@/contracts/parking/list-parking-lots'
import { listPlates } from '@/contracts/parking/list-plates'
import { type QueryParkingFeeOutput, queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { removePlate } from '@/contracts/parking/remove-plate'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { ParkingPaymentParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import { PlateInput } from './plate-input'

/** Car and car park: the input of a fee lookup (PARK-001, PARK-007). */
export class ParkingPaymentModel {
  readonly lots: Resource<ParkingLot[]>
  readonly plates: Resource<string[]>
  /** Fee lookup; reports a car that is not found. */
  readonly checking: Submission<[], QueryParkingFeeOutput>
  readonly removing: Submission<[string], unknown>
  /** Plate being entered; null while the keyboard is closed. */
  input: PlateInput | null = null
  /** Degrees. */
  position: { lat: number; lng: number } | null = null

  private wantedPlate: string | null = null
  private wantedLot: Id | null = null
  /** Entered on this page; the shop stores them with the fee lookup. */
  private typedPlates: string[] = []

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'geolocation'>,
    private readonly params: ParkingPaymentParams,
  ) {
    const { request } = app
    this.lots = new Resource(() => request(listParkingLots, { ...this.position }))
    this.plates = new Resource(async () => (await request(listPlates, {})).map(({ plateNo }) => plateNo))
    this.checking = new Submission(() => request(queryParkingFee, { parkingId: this.parkingId, plateNo: this.plateNo }))
    this.removing = new Submission((plateNo) => this.remove(plateNo))
    makeRefObservable(this)
  }

  /** Plates to select, those entered here first. */
  get knownPlates(): readonly string[] {
    const known = this.plates.value ?? []
    return [...this.typedPlates.filter((plate) => !known.includes(plate)), ...known]
  }

  /** Selected plate, else the last one used; empty without any. */
  get plateNo(): string {
    return this.knownPlates.find((plate) => plate === this.wantedPlate) ?? this.knownPlates[0] ?? ''
  }

  /** Selected car park, else the first. */
  get parkingId(): Id {
    const ids = this.lots.value?.map(({ parkingId }) => parkingId) ?? []
    return ids.find((id) => id === this.wantedLot) ?? ids[0] ?? ''
  }

  load(): void {
    void this.lots.load()
    void this.plates.load()
  }

  choosePlate(plateNo: string): void {
    this.wantedPlate = plateNo
  }

  chooseLot(parkingId: Id): void {
    this.wantedLot = parkingId
  }

  openKeyboard(): void {
    this.input = new PlateInput()
  }

  closeKeyboard(): void {
    this.input = null
  }

  /** Applies the entered plate if it is complete. */
  applyPlate(): void {
    if (!this.input?.isWhole) return
    const { plate } = this.input
    this.typedPlates = [plate, ...this.typedPlates.filter((other) => other !== plate)]
    this.wantedPlate = plate
    this.closeKeyboard()
  }

  /** Sorts by distance; false if the user denies the position or it is unavailable. */
  async sortByDistance(): Promise<boolean> {
    const outcome = await this.app.geolocation.locate()
    if (outcome.kind !== 'located') return false
    this.setPosition({ lat: outcome.lat, lng: outcome.lng })
    await this.lots.load()
    return true
  }

  /** Opens the fee of the selected car; without a car, the keyboard. */
  async submit(): Promise<void> {
    if (this.plateNo === '') return this.openKeyboard()
    const bill = await this.checking.submit()
    if (bill === null) return
    const { parkingId, plateNo } = bill
    await this.app.navigation.open(routes.parkingDetail, { ...this.params, parkingId, plateNo })
  }

  private setPosition(position: { lat: number; lng: number }): void {
    this.position = position
  }

  private async remove(plateNo: string): Promise<void> {
    if (this.plates.value?.includes(plateNo)) {
      await this.app.request(removePlate, { plateNo })
      this.plates.set(this.plates.value.filter((plate) => plate !== plateNo))
    }
    this.forget(plateNo)
  }

  private forget(plateNo: string): void {
    this.typedPlates = this.typedPlates.filter((plate) => plate !== plateNo)
  }
}
