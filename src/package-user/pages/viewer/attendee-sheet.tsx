import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { TextField } from '@/ui/form-field/text-field'
import { EntrySheet } from '../../people/entry-sheet'
import { peopleText } from '../../people/text'
import type { AttendeeEntry, ViewerModel } from './viewer-model'

/** The form of an attendee, above the list. */
export const AttendeeSheet = observer(function AttendeeSheet({
  model,
  entry,
}: {
  model: ViewerModel
  entry: AttendeeEntry
}) {
  const t = useText(peopleText)
  const { kept, idTypes, form } = entry
  const { fields } = form
  const isIdCard = fields.idType.value === 'ID_CARD'
  return (
    <EntrySheet
      kind="attendee"
      isNew={kept === null}
      title={t(kept ? 'attendee.edit' : 'attendee.add')}
      saveText={t('attendee.save')}
      form={form}
      onSave={() => void model.save()}
      onClose={model.close}
    >
      <ChoiceField
        id="attendee-country"
        field={fields.country}
        label={t('attendee.country')}
        options={(model.countries.value ?? []).map(({ code, name }) => ({ key: code, text: name }))}
        isList
      />
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
        {...(kept && { hint: t('attendee.idNo.again', { number: kept.maskedIdNo }) })}
      />
    </EntrySheet>
  )
})
