import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../certificates/certificates.module.scss'
import { CertificationFacts } from '../../certificates/certification-facts'
import { statusName } from '../../certificates/certification-status'
import { certificatesText } from '../../certificates/text'
import { InMiniProgram } from './in-mini-program'
import { STUDENT_CHANNELS, type StudentChannel, StudentVerifyModel } from './student-verify-model'

/** Student certification, then back to the calling page (USER-007, USER-058). */
function StudentVerifyPage() {
  const t = useText(certificatesText)
  const { navigation } = useApp()
  const model = useModel((app) => new StudentVerifyModel(app))

  useLoad(model, 'shown', 'certifications')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('type.STUDENT')}>
      <ResourceView resource={model.state} skeleton={<PageSkeleton height={240} />}>
        {({ certification }) => (
          <Cards>
            {certification && <CertificationFacts certification={certification} />}
            {statusName(certification) === 'passed' ? (
              <Button id="student-done" isWide onPress={() => void navigation.back()}>
                {t('detail.back')}
              </Button>
            ) : (
              <Ways model={model} />
            )}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Verification services, if there are any. */
const Ways = observer(function Ways({ model }: { model: StudentVerifyModel }) {
  const t = useText(certificatesText)
  const { navigation, prompts } = useApp()
  const showError = useErrorToast()

  async function start(channel: StudentChannel) {
    const isOpened = await model.start(channel, t('type.STUDENT'))
    if (model.starting.error) showError(model.starting.error)
    else if (isOpened === false) prompts.showToast(t('student.unsupported'))
  }

  if (!model.isOffered) {
    return (
      <EmptyState
        icon="shield-check"
        title={t('student.off')}
        hint={t('student.off.hint')}
        actionText={t('student.support')}
        onAction={() => void navigation.open(routes.support, {})}
      />
    )
  }
  if (!model.isHere) return <InMiniProgram model={model} />
  return (
    <Card>
      <View className={styles.note}>{t('student.intro')}</View>
      {STUDENT_CHANNELS.map((channel) => (
        <Pressable
          key={channel}
          id={`channel-${channel}`}
          className={styles.row}
          isDisabled={model.starting.isRunning}
          onPress={() => void start(channel)}
        >
          <View className={styles.words}>
            <View>{t(`channel.${channel}`)}</View>
            <View className={styles.sub}>{t(`channel.${channel}.hint`)}</View>
          </View>
          <Icon name="chevron-right" size="small" />
        </Pressable>
      ))}
    </Card>
  )
})

export default page(StudentVerifyPage, routes.studentVerify)
