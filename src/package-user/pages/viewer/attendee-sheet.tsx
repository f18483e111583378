import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import type { AttendeeEntry } from '../../people/attendee-entry'
import { AttendeeFields } from '../../people/attendee-fields'
import { EntrySheet } from '../../people/entry-sheet'
import { peopleText } from '../../people/text'
import type { ViewerModel } from './viewer-model'

/** Attendee form above the list. */
export const AttendeeSheet = observer(function AttendeeSheet({
  model,
  entry,
}: {
  model: ViewerModel
  entry: AttendeeEntry
}) {
  const t = useText(peopleText)
  const { isNew } = entry
  return (
    <EntrySheet
      kind="attendee"
      isNew={isNew}
      title={t(isNew ? 'attendee.add' : 'attendee.edit')}
      saveText={t('attendee.save')}
      form={entry.form}
      onSave={() => void model.save()}
      onClose={model.close}
    >
      <AttendeeFields entry={entry} />
    </EntrySheet>
  )
})
