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

/** Which car stands where: what a parking fee is looked up by (PARK-001, PARK-007). */
export class ParkingPaymentModel {
  readonly lots: Resource<ParkingLot[]>
  readonly plates: Resource<string[]>
  /** Looking up the fee; it says where the car is not found. */
  readonly checking: Submission<[], QueryParkingFeeOutput>
  readonly removing: Submission<[string], unknown>
  /** The plate that is being typed; null while the keyboard is closed. */
  input: PlateInput | null = null
  /** Degrees. */
  position: { lat: number; lng: number } | null = null

  private wantedPlate: string | null = null
  private wantedLot: Id | null = null
  /** Typed on this page; the shop knows them once their fee was looked up. */
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

  /** Plates to choose from, those typed here first. */
  get knownPlates(): readonly string[] {
    const known = this.plates.value ?? []
    return [...this.typedPlates.filter((plate) => !known.includes(plate)), ...known]
  }

  /** The car that is chosen, the last one used where none was; empty where there is none. */
  get plateNo(): string {
    return this.knownPlates.find((plate) => plate === this.wantedPlate) ?? this.knownPlates[0] ?? ''
  }

  /** The car park that is chosen, the first one where none was. */
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

  /** Takes the plate that was typed, where it is whole. */
  takePlate(): void {
    if (!this.input?.isWhole) return
    const { plate } = this.input
    this.typedPlates = [plate, ...this.typedPlates.filter((other) => other !== plate)]
    this.wantedPlate = plate
    this.closeKeyboard()
  }

  /** False where the user does not want to say where they are, or nobody can tell. */
  async sortByDistance(): Promise<boolean> {
    const outcome = await this.app.geolocation.locate()
    if (outcome.kind !== 'located') return false
    this.setPosition({ lat: outcome.lat, lng: outcome.lng })
    await this.lots.load()
    return true
  }

  /** Opens the fee of the chosen car; without a car the keyboard for one. */
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
