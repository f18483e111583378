import { observer } from 'mobx-react'
import type { AgreedDocument } from '@/domain/agreement-parts'
import type { Field } from '@/form/field'
import { FormField } from '@/ui/form-field/form-field'
import { AgreementRow } from './agreement-row'

interface AgreementFieldProps {
  field: Field<boolean>
  id: string
  /** Agreement text for the message. */
  label: string
  template: string
  documents: readonly AgreedDocument[]
}

/** An agreement as a part of a form. */
export const AgreementField = observer(function AgreementField({ field, id, label, ...words }: AgreementFieldProps) {
  return (
    <FormField id={id} field={field} label={label} layout="bare">
      {() => <AgreementRow {...words} id={id} isChecked={field.value} onChange={field.set} />}
    </FormField>
  )
})
