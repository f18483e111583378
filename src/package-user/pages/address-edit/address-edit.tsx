import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { AddressFields } from '../../people/address-fields'
import { EntryPage } from '../../people/entry-page'
import { peopleText } from '../../people/text'
import { AddressEditModel } from './address-edit-model'

/** Adds or changes an address (USER-009, USER-026 to USER-030). */
function AddressEditPage() {
  const t = useText(peopleText)
  const { prompts } = useApp()
  const { id } = useParams(routes.addressEdit)
  const model = useModel((app) => new AddressEditModel(app, id))

  async function save() {
    const outcome = await model.save()
    if (outcome === 'saved') prompts.showToast(t('entry.saved'))
    if (outcome === 'outOfReach') prompts.showToast(t('address.notDelivered'))
  }

  return (
    <EntryPage
      kind="address"
      title={t(id === undefined ? 'address.add' : 'address.edit')}
      form={model.entry.form.value}
      onSave={save}
    >
      <AddressFields entry={model.entry} />
    </EntryPage>
  )
}

export default page(AddressEditPage, routes.addressEdit)
