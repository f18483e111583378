import { makeAutoObservable } from 'mobx'
import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { isValidIdNumber } from '@/domain/identity-document'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Choosing attendees for an order, and adding one. */
export class AttendeeSheetModel {
  readonly list: Resource<Attendee[]>
  readonly saving: Submission<[], Attendee>
  chosenIds: string[]
  isAdding = false
  name = ''
  idNo = ''
  idType: IdType
  wasSubmitted = false

  constructor(
    private readonly app: Pick<App, 'request' | 'clock'>,
    private readonly purchase: { bizShowSessionId: string; required: number; idTypes: IdType[]; chosenIds: string[] },
  ) {
    this.idType = purchase.idTypes[0] ?? 'ID_CARD'
    this.chosenIds = purchase.chosenIds
    this.list = new Resource(() => this.fetchAttendees())
    this.saving = new Submission(() => this.save())
    makeAutoObservable<this, 'app' | 'purchase'>(
      this,
      { app: false, purchase: false, list: false, saving: false },
      { autoBind: true },
    )
  }

  get chosen(): Attendee[] {
    const known = new Map((this.list.value ?? []).map((attendee) => [attendee.id, attendee]))
    return this.chosenIds.flatMap((id) => known.get(id) ?? [])
  }

  get isValid(): boolean {
    return this.name.trim() !== '' && isValidIdNumber(this.idType, this.idNo, this.app.clock.now())
  }

  /** One more than needed takes the place of the first chosen. */
  toggle(id: string): void {
    if (this.chosenIds.includes(id)) this.chosenIds = this.chosenIds.filter((known) => known !== id)
    else this.chosenIds = [...this.chosenIds, id].slice(-this.purchase.required)
  }

  setAdding(isAdding: boolean): void {
    this.isAdding = isAdding
  }

  setName(name: string): void {
    this.name = name
  }

  setIdNo(idNo: string): void {
    this.idNo = idNo
  }

  setIdType(idType: IdType): void {
    this.idType = idType
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true
    if (!this.isValid) return
    const attendee = await this.saving.submit()
    if (attendee) this.select(attendee)
  }

  private select(attendee: Attendee): void {
    this.list.set([attendee, ...(this.list.value ?? [])])
    this.isAdding = false
    this.name = ''
    this.idNo = ''
    this.wasSubmitted = false
    this.toggle(attendee.id)
  }

  private async fetchAttendees(): Promise<Attendee[]> {
    const { bizShowSessionId } = this.purchase
    const { list } = await this.app.request(listAttendees, {
      bizShowSessionId,
      offset: 0,
      length: ATTENDEE_PICKER_LENGTH,
    })
    return list
  }

  private save(): Promise<Attendee> {
    const { name, idType, idNo } = this
    return this.app.request(createAttendee, { name: name.trim(), countryCode: 'CN', idType, idNo: idNo.trim() })
  }
}
