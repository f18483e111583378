import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { sessionTimeText } from '@/domain/session-time'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Cards } from '@/ui/card/card'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { FormCard } from '../../shared/form-card'
import { workPermitText } from '../../work-permit/text'
import styles from '../../work-permit/work-permit.module.scss'
import { MAX_CODE_LENGTH, WorkPermitLoginModel } from './work-permit-login-model'

/** Entrance for the crew of a show: project code, then login by phone (WORK-001, LOGIN-002). */
function WorkPermitLoginPage() {
  const t = useText(workPermitText)
  const { navigation } = useApp()
  const { projectCode } = useParams(routes.workPermitLogin)
  const model = useModel((app) => new WorkPermitLoginModel(app, projectCode))
  const { form, code, found } = model
  useLoad(model, 'opened')
  return (
    <PageFrame hasOwnTitle title={t('login.title')}>
      <FormCard title={t('login.heading')} hint={t('login.hint')}>
        <FormView onSubmit={model.lookUp}>
          <TextField
            id="project-code"
            kind="typedCode"
            field={code}
            label={t('login.code')}
            maxLength={MAX_CODE_LENGTH}
          />
          <FormError form={form} />
          {found === null && (
            <Button
              id="find-project"
              className={styles.gap}
              isWide
              isBusy={form.isSubmitting}
              isDisabled={code.value === ''}
              onPress={model.lookUp}
            >
              {t('login.look')}
            </Button>
          )}
        </FormView>
        <Project model={model} />
      </FormCard>
      <Cards>
        <Button
          id="permit-records"
          kind="plain"
          isWide
          onPress={() => void navigation.open(routes.workPermitRecords, {})}
        >
          {t('login.records')}
        </Button>
      </Cards>
    </PageFrame>
  )
}

const Project = observer(function Project({ model }: { model: WorkPermitLoginModel }) {
  const t = useText(workPermitText)
  const { locale, session } = useApp()
  const { found, isOver } = model
  if (found === null) return null
  const { name, deadline } = found.project
  const time = sessionTimeText(deadline, locale.locale)
  return (
    <View id="project" className={styles.project}>
      <View className={styles.name}>{name}</View>
      <View className={isOver ? styles.reason : styles.sub}>
        {t(isOver ? 'project.over' : 'project.deadline', { time })}
      </View>
      {!isOver && (
        <Button id="apply-permit" className={styles.gap} isWide onPress={model.apply}>
          {t(session.isLoggedIn ? 'project.apply' : 'project.logIn')}
        </Button>
      )}
    </View>
  )
})

export default page(WorkPermitLoginPage, routes.workPermitLogin)
