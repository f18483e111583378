import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { TextField } from '@/ui/form-field/text-field'
import { NewEntrySheet } from '../../shared/new-entry-sheet'
import { userText } from '../../text'
import type { ViewerModel } from './viewer-model'

/** The form of a new attendee, above the list. */
export const NewAttendeeSheet = observer(function NewAttendeeSheet({ model }: { model: ViewerModel }) {
  const t = useText(userText)
  const { idTypes, form } = model
  const { fields } = form
  const isIdCard = fields.idType.value === 'ID_CARD'
  return (
    <NewEntrySheet kind="attendee" title={t('attendee.add')} saveText={t('attendee.save')} model={model}>
      <ChoiceField
        id="attendee-id-type"
        field={fields.idType}
        label={t('attendee.idType')}
        options={idTypes.map((idType) => ({ key: idType, text: t(`id.${idType}`) }))}
      />
      <TextField
        id="attendee-name"
        kind="name"
        field={fields.name}
        label={t('attendee.name')}
        maxLength={40}
        placeholder={t('attendee.name.placeholder')}
      />
      <TextField
        id="attendee-id-no"
        kind="document"
        field={fields.idNo}
        label={t('attendee.idNo')}
        maxLength={30}
        placeholder={t(isIdCard ? 'attendee.idNo.idCard' : 'attendee.idNo.placeholder')}
      />
    </NewEntrySheet>
  )
})
