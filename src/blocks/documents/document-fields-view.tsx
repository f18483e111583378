import { observer } from 'mobx-react'
import type { IdType } from '@/contracts/attendee/attendee'
import { hasIdCardDigits, MAX_ID_NUMBER_LENGTH } from '@/domain/identity-document'
import { MAX_NAME_LENGTH } from '@/domain/person-name'
import { useText } from '@/i18n/use-text'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { TextField } from '@/ui/form-field/text-field'
import type { DocumentFormFields } from './document-fields'
import { documentText } from './text'

interface DocumentFieldsProps {
  /** Begins the ids of the fields. */
  id: string
  fields: DocumentFormFields
  idTypes: readonly IdType[]
  /** Number of a document that is kept already; empty for a new one. */
  maskedIdNo?: string
}

/** Kind, name and number of an identity document. */
export const DocumentFields = observer(function DocumentFields(props: DocumentFieldsProps) {
  const { id, fields, idTypes, maskedIdNo = '' } = props
  const t = useText(documentText)
  const isIdCard = fields.idType.value === 'ID_CARD'
  return (
    <>
      <ChoiceField
        id={`${id}-id-type`}
        field={fields.idType}
        label={t('document.type')}
        options={idTypes.map((idType) => ({ key: idType, text: t(`id.${idType}`) }))}
      />
      <TextField
        id={`${id}-name`}
        kind="name"
        field={fields.name}
        label={t('document.name')}
        // Inputs count rare characters twice.
        maxLength={2 * MAX_NAME_LENGTH}
        placeholder={t('document.name.placeholder')}
      />
      <TextField
        id={`${id}-id-no`}
        kind={hasIdCardDigits(fields.idType.value) ? 'idCard' : 'document'}
        field={fields.idNo}
        label={t('document.number')}
        maxLength={MAX_ID_NUMBER_LENGTH}
        placeholder={t(isIdCard ? 'document.number.idCard' : 'document.number.placeholder')}
        {...(maskedIdNo && { hint: t('document.number.again', { number: maskedIdNo }) })}
      />
    </>
  )
})
