import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { AttendeeFields } from '../../people/attendee-fields'
import { EntryPage } from '../../people/entry-page'
import { peopleText } from '../../people/text'
import { AudienceModificationModel } from './audience-modification-model'

/** Adds or changes an attendee (USER-010, USER-031 to USER-037). */
function AudienceModificationPage() {
  const t = useText(peopleText)
  const { prompts } = useApp()
  const params = useParams(routes.audienceModification)
  const model = useModel((app) => new AudienceModificationModel(app, params))

  async function save() {
    if (await model.save()) prompts.showToast(t('entry.saved'))
  }

  return (
    <EntryPage
      kind="attendee"
      title={t(params.id === undefined ? 'attendee.add' : 'attendee.edit')}
      form={model.entry.form}
      onSave={save}
    >
      <AttendeeFields entry={model.entry} />
    </EntryPage>
  )
}

export default page(AudienceModificationPage, routes.audienceModification)
