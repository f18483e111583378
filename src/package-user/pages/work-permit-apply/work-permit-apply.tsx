import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DocumentFields } from '@/blocks/documents/document-fields-view'
import { PictureField } from '@/blocks/schema-form/picture-field'
import { QuestionField } from '@/blocks/schema-form/question-field'
import { ID_TYPES } from '@/domain/identity-document'
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
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { ChoicesField } from '@/ui/form-field/choices-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { workPermitText } from '../../work-permit/text'
import styles from '../../work-permit/work-permit.module.scss'
import { type Application, type PermitFields, WorkPermitApplyModel } from './work-permit-apply-model'

const MAX_COMPANY_LENGTH = 60

/** Application for a work permit (WORK-002). Requires a project. */
function WorkPermitApplyPage() {
  const { projectCode } = useParams(routes.workPermitApply)
  return projectCode ? <ApplyForm projectCode={projectCode} /> : <NoProject />
}

function NoProject() {
  const t = useText(workPermitText)
  const { navigation } = useApp()
  return (
    <PageFrame title={t('apply.title')}>
      <EmptyState
        icon="id-card"
        title={t('apply.noProject')}
        hint={t('login.hint')}
        actionText={t('apply.enterCode')}
        onAction={() => void navigation.redirect(routes.workPermitLogin, {})}
      />
    </PageFrame>
  )
}

const ApplyForm = observer(function ApplyForm({ projectCode }: { projectCode: string }) {
  const t = useText(workPermitText)
  const { permitId } = useParams(routes.workPermitApply)
  const model = useModel((app) => new WorkPermitApplyModel(app, projectCode, permitId))
  const { application } = model
  useLoad(application, 'opened')
  return (
    <PageFrame
      isWide
      title={t('apply.title')}
      footer={application.value && <SendBar model={model} fields={application.value.fields} />}
    >
      <ResourceView resource={application} skeleton={<PageSkeleton height={280} />}>
        {(loaded) => (
          <FormView onSubmit={model.submit}>
            <Sections {...loaded} />
          </FormView>
        )}
      </ResourceView>
    </PageFrame>
  )
})

const SendBar = observer(function SendBar({ model, fields }: { model: WorkPermitApplyModel; fields: PermitFields }) {
  const t = useText(workPermitText)
  const { session } = useApp()
  const { form, isUploading } = fields.schemaForm
  return (
    <BottomBar>
      <Button
        id="send-application"
        isWide
        isBusy={form.isSubmitting || isUploading || fields.photo.isUploading}
        onPress={model.submit}
      >
        {t(session.isLoggedIn ? 'apply.send' : 'apply.logIn')}
      </Button>
    </BottomBar>
  )
})

const Sections = observer(function Sections({ project, fields }: Application) {
  const t = useText(workPermitText)
  const { shopConfig } = useApp()
  const { own, photo, schemaForm } = fields
  const options = (all: typeof project.roles) => all.map(({ code, name }) => ({ key: code, text: name }))
  return (
    <Cards>
      <Columns
        side={
          <Card title={t('apply.work')}>
            <TextField
              id="permit-company"
              field={own.company}
              label={t('apply.company')}
              maxLength={MAX_COMPANY_LENGTH}
            />
            <ChoiceField id="permit-role" field={own.role} label={t('apply.role')} options={options(project.roles)} />
            <ChoicesField
              id="permit-areas"
              field={own.areas}
              label={t('apply.areas')}
              options={options(project.areas)}
            />
          </Card>
        }
        after={
          <>
            {schemaForm.questions.length > 0 && (
              <Card title={t('apply.more')}>
                {schemaForm.questions.map((question) => (
                  <QuestionField key={question.about.key} form="permit" question={question} />
                ))}
              </Card>
            )}
            <FormError form={schemaForm.form} />
          </>
        }
      >
        <Card>
          <View className={styles.name}>{project.name}</View>
          <View className={styles.sub}>{t('apply.kept')}</View>
        </Card>
        <Card title={t('apply.person')}>
          <DocumentFields id="permit" fields={own} idTypes={ID_TYPES} />
          <PhoneField id="permit-phone" field={own.phone} label={t('apply.phone')} areas={shopConfig.phoneAreas} />
          <PictureField id="permit-photo" picture={photo} label={t('apply.photo')} />
        </Card>
      </Columns>
    </Cards>
  )
})

export default page(WorkPermitApplyPage, routes.workPermitApply)
