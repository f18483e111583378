import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import type { AddressEntry } from '../../people/address-entry'
import { AddressFields } from '../../people/address-fields'
import { EntrySheet } from '../../people/entry-sheet'
import { peopleText } from '../../people/text'
import type { AddressModel } from './address-model'

/** The form of an address, above the list. */
export const AddressSheet = observer(function AddressSheet({
  model,
  entry,
}: {
  model: AddressModel
  entry: AddressEntry
}) {
  const t = useText(peopleText)
  const isNew = entry.id === null
  return (
    <EntrySheet
      kind="address"
      isNew={isNew}
      title={t(isNew ? 'address.add' : 'address.edit')}
      saveText={t(isNew && model.isChoosing ? 'address.save' : 'attendee.save')}
      form={entry.form.value}
      onSave={() => void model.save()}
      onClose={model.close}
    >
      <AddressFields entry={entry} />
    </EntrySheet>
  )
})
