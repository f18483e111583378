import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { QuestionField } from '@/blocks/schema-form/question-field'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormField } from '@/ui/form-field/form-field'
import { FormView } from '@/ui/form-field/form-view'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Registered } from '../../shared/registered'
import styles from '../../shared/registration.module.scss'
import { openShowText } from '../../text'
import { OpenShowFormModel, type Registering } from './open-show-form-model'

/** The form of an open show (OPEN-004). */
function OpenShowFormPage() {
  const { openShowId } = useParams(routes.openShowForm)
  return openShowId ? <RegisterPage openShowId={openShowId} /> : <NoShow />
}

function NoShow() {
  const t = useText(openShowText)
  const { navigation } = useApp()
  return (
    <PageFrame title={t('openShowForm.title')}>
      <EmptyState
        icon="calendar-days"
        title={t('openShowForm.none')}
        actionText={t('openShowForm.browse')}
        onAction={() => void navigation.redirect(routes.openShow, {})}
      />
    </PageFrame>
  )
}

const RegisterPage = observer(function RegisterPage({ openShowId }: { openShowId: string }) {
  const t = useText(openShowText)
  const model = useModel((app) => new OpenShowFormModel(app, openShowId))
  const pickAttendees = usePicker(routes.viewer, ({ ids }) => model.chooseAttendees(ids))
  useLoad(model, 'opened', 'session', 'attendees')
  const { registering } = model
  const canRegister = registering.value !== null && isOpen(registering.value)
  return (
    <PageFrame isWide title={t('openShowForm.title')} footer={canRegister && <SendBar model={model} />}>
      <ResourceView resource={registering} skeleton={<PageSkeleton height={240} />}>
        {(loaded) =>
          isOpen(loaded) ? (
            <FormView onSubmit={() => void model.submit()}>
              <Fields model={model} {...loaded} onPickAttendees={pickAttendees} />
            </FormView>
          ) : (
            <Closed {...loaded} />
          )
        }
      </ResourceView>
    </PageFrame>
  )
})

function isOpen({ show: { state, mine } }: Registering): boolean {
  const hasOne = mine !== undefined && mine.state !== 'REJECTED' && mine.state !== 'CANCELED'
  return state === 'REGISTERING' && !hasOne
}

/** Registered already, or not the time for it. */
function Closed({ show }: Registering) {
  const t = useText(openShowText)
  const { navigation } = useApp()
  if (show.mine) {
    return (
      <Cards>
        <Registered registration={show.mine} />
      </Cards>
    )
  }
  return (
    <EmptyState
      icon="clock"
      title={t('openShowForm.closed')}
      hint={t(`state.${show.state}`)}
      actionText={t('openShowForm.back')}
      onAction={() => void navigation.backTo(routes.openShowDetail, { openShowId: show.openShowId })}
    />
  )
}

const SendBar = observer(function SendBar({ model }: { model: OpenShowFormModel }) {
  const t = useText(openShowText)
  const { session, prompts } = useApp()
  const loaded = model.registering.value
  if (loaded === null) return null
  const { form, isUploading } = loaded.form

  async function send() {
    const { reviewed } = loaded?.show ?? {}
    if (await model.submit()) prompts.showToast(t(reviewed ? 'registrationList.sent' : 'registrationList.placed'))
  }

  return (
    <BottomBar>
      <Button id="send-registration" isWide isBusy={form.isSubmitting || isUploading} onPress={() => void send()}>
        {t(session.isLoggedIn ? 'openShowForm.send' : 'openShowForm.logIn')}
      </Button>
    </BottomBar>
  )
})

interface FieldsProps extends Registering {
  model: OpenShowFormModel
  onPickAttendees(wanted: { count: string; chosenIds: string }): void
}

const Fields = observer(function Fields({ model, show, form, onPickAttendees }: FieldsProps) {
  const t = useText(openShowText)
  const { own, questions } = form
  const { maxAttendees } = show
  const sessions = show.sessions.filter(({ left, over }) => left > 0 && !over)
  const count = String(maxAttendees)
  return (
    <Cards>
      <Columns
        isSideFirst
        side={
          <Card>
            <View className={styles.name}>{show.name}</View>
            <View className={styles.sub}>{`${show.cityName} · ${show.venueName}`}</View>
            <View className={styles.sub}>{t(show.reviewed ? 'openShowForm.reviewed' : 'openShowForm.direct')}</View>
          </Card>
        }
      >
        <Card>
          <ChoiceField
            id="session"
            field={own.session}
            label={t('openShowForm.session')}
            isList
            options={sessions.map(({ sessionId, name, left }) => ({
              key: sessionId,
              text: t('openShowForm.sessionLeft', { name, left }),
            }))}
          />
          {maxAttendees > 0 && (
            <FormField
              id="choose-attendees"
              field={own.attendees}
              label={t('openShowForm.attendees')}
              layout="bare"
              hint={t('openShowForm.attendeesHint', { count })}
            >
              {() => (
                <Cell
                  id="choose-attendees"
                  title={t('openShowForm.attendees')}
                  value={model.names.join(', ') || t('openShowForm.chooseAttendees')}
                  onPress={() => onPickAttendees({ count, chosenIds: own.attendees.value.join(',') })}
                />
              )}
            </FormField>
          )}
        </Card>
        {questions.length > 0 && (
          <Card title={t('openShowForm.about')}>
            {questions.map((question) => (
              <QuestionField key={question.about.key} form="open-show" question={question} />
            ))}
          </Card>
        )}
        <FormError form={form.form} />
      </Columns>
    </Cards>
  )
})

export default page(OpenShowFormPage, routes.openShowForm)
