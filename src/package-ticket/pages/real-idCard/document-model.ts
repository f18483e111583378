import type { IdType } from '@/contracts/attendee/attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetRealNamesOutput, getRealNames } from '@/contracts/voucher/get-real-names'
import { type NameByIdCardOutput, nameByIdCard } from '@/contracts/voucher/name-by-id-card'
import { ID_TYPES, normalizedIdNumber } from '@/domain/identity-document'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { chosen, idNumber, required } from '@/form/validators'
import { message } from '@/i18n/message'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { ImageChoice, LocalImage } from '@/platform/image-picker/contract'
import type { RealNameParams } from '@/routes/ticket-routes'
import type { App } from '@/services/app'
import { realNameText } from '../../real-name/text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.idNumber, 'idNo']] as const)

/** A document whose holder enters with a ticket (TICKET-012). */
export class DocumentModel {
  readonly names: Resource<GetRealNamesOutput>
  readonly form: Form<ReturnType<DocumentModel['fields']>, NameByIdCardOutput>
  /** Photo to copy from. It stays on the device and is discarded with the page. */
  photo: LocalImage | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'clock' | 'imagePicker'>,
    private readonly params: RealNameParams,
  ) {
    this.names = new Resource(
      () => app.request(getRealNames, { id: params.voucherId }),
      ({ idTypes }) => this.offer(idTypes),
    )
    this.form = new Form(this.fields(), {
      submit: () => this.save(),
      serverErrors: FIELD_ERRORS,
      draft: app.drafts.of(`document ${params.voucherId}`),
    })
    makeRefObservable(this)
  }

  /** Documents that the session accepts. */
  get idTypes(): readonly IdType[] {
    const { idTypes = [] } = this.names.value ?? {}
    return idTypes.length > 0 ? idTypes : ID_TYPES
  }

  load(): Promise<void> {
    return this.names.load()
  }

  async choosePhoto(): Promise<ImageChoice> {
    const choice = await this.app.imagePicker.choose()
    if (choice.kind === 'chosen') this.setPhoto(choice.image)
    return choice
  }

  setPhoto(photo: LocalImage | null): void {
    this.photo = photo
  }

  /**
   * Saves the holder on the ticket; returns true on success. A document registered under another name is rejected at
   * the name field.
   */
  async submit(): Promise<boolean> {
    const answer = await this.form.submit()
    if (answer?.pass) this.form.reset()
    if (answer?.pass === false) {
      const { name } = this.form.fields
      name.refuse(message(realNameText, 'document.mismatch'))
      name.reveal()
    }
    return answer?.pass === true
  }

  dispose(): void {
    this.setPhoto(null)
  }

  private offer(idTypes: readonly IdType[]): void {
    const { idType } = this.form.fields
    const isOffered = idType.value !== null && (idTypes.length === 0 || idTypes.includes(idType.value))
    if (!isOffered) idType.reset(idTypes[0] ?? null)
  }

  private fields() {
    const idType = new Field<IdType | null>('ID_CARD', { validators: [chosen] })
    return {
      idType,
      name: textField({ validators: [required] }),
      idNo: textField({
        keeping: 'memory',
        normalize: normalizedIdNumber,
        validators: [required, idNumber(() => idType.value ?? 'OTHER', this.app.clock)],
      }),
    }
  }

  private save(): Promise<NameByIdCardOutput> {
    const { idType, name, idNo } = this.form.values
    const { voucherId: id, ticketId } = this.params
    return this.app.request(nameByIdCard, {
      id,
      name: name.trim(),
      idType: idType ?? 'OTHER',
      idNo,
      ...(ticketId !== undefined && { ticketId }),
    })
  }
}
