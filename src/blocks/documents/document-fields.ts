import type { IdType } from '@/contracts/attendee/attendee'
import { normalizedIdNumber } from '@/domain/identity-document'
import { isPersonName } from '@/domain/person-name'
import { Field, isEmpty, type Validator } from '@/form/field'
import { textField } from '@/form/text-field'
import { chosen, idNumber, required } from '@/form/validators'
import { message } from '@/i18n/message'
import type { Clock } from '@/lib/clock'
import { documentText } from './text'

const personName: Validator<string> = (value) =>
  isEmpty(value) || isPersonName(value) ? null : message(documentText, 'document.name.wrong')

/**
 * Kind, name and number of an identity document (USER-031 to USER-033); they have to be filled in unless `isRequired`
 * says otherwise. The number is never written to the device.
 */
export function documentFields(
  clock: Clock,
  { isRequired = () => true, ...initial }: { idType: IdType | null; name?: string; isRequired?(): boolean },
) {
  const needed: Validator<unknown> = (value) => (isRequired() ? required(value) : null)
  const idType = new Field<IdType | null>(initial.idType, { validators: [chosen] })
  const name = textField({ validators: [needed, personName] }, initial.name)
  const idNo = textField({
    keeping: 'memory',
    normalize: normalizedIdNumber,
    validators: [needed, idNumber(() => idType.value ?? 'OTHER', clock)],
  })
  return { idType, name, idNo }
}

export type DocumentFormFields = ReturnType<typeof documentFields>
