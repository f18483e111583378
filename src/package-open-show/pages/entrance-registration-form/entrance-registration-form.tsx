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
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { NoEntrance } from '../../shared/no-entrance'
import styles from '../../shared/registration.module.scss'
import { openShowText } from '../../text'
import { EntranceRegistrationFormModel, type Visit } from './entrance-registration-form-model'

/** The form of an entrance (OPEN-008). */
function EntranceRegistrationFormPage() {
  const { id } = useParams(routes.entranceRegistrationForm)
  return id ? <VisitPage id={id} /> : <NoEntrance />
}

const VisitPage = observer(function VisitPage({ id }: { id: string }) {
  const t = useText(openShowText)
  const { session } = useApp()
  const model = useModel((app) => new EntranceRegistrationFormModel(app, id))
  const { visit } = model
  useLoad(visit, 'opened', 'session')
  const form = visit.value?.form
  return (
    <PageFrame
      isWide
      title={t('entranceForm.title')}
      footer={
        form && (
          <BottomBar>
            <Button
              id="send-visit"
              isWide
              isBusy={form.form.isSubmitting || form.isUploading}
              onPress={() => void model.submit()}
            >
              {t(session.isLoggedIn ? 'entranceForm.send' : 'openShowForm.logIn')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={visit} skeleton={<PageSkeleton height={240} />}>
        {(loaded) => (
          <FormView onSubmit={() => void model.submit()}>
            <Fields {...loaded} />
          </FormView>
        )}
      </ResourceView>
    </PageFrame>
  )
})

function Fields({ entrance, form }: Visit) {
  return (
    <Cards>
      <Columns
        isSideFirst
        side={
          <Card>
            <View className={styles.name}>{entrance.title}</View>
            <View className={styles.sub}>{entrance.venueName}</View>
          </Card>
        }
      >
        <Card>
          {form.questions.map((question) => (
            <QuestionField key={question.about.key} form="entrance" question={question} />
          ))}
        </Card>
        <FormError form={form.form} />
      </Columns>
    </Cards>
  )
}

export default page(EntranceRegistrationFormPage, routes.entranceRegistrationForm)
