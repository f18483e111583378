import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { bookingText } from '../../booking/text'
import { sharedText } from '../../shared/text'
import styles from './privilege.module.scss'
import { MAX_CODE_LENGTH, PrivilegeModel } from './privilege-model'

function PrivilegePage() {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const params = useParams(routes.privilege)
  const { form, code, show, submit } = useModel((app) => new PrivilegeModel(app, params))

  useLoad(show, 'opened')

  return (
    <PageFrame title={shared('privilege.title')}>
      <View className={styles.card}>
        <AboutShow show={show} />
        <View className={styles.hint}>{t('privilege.hint')}</View>
        <FormView onSubmit={submit}>
          <TextField
            id="code"
            kind="typedCode"
            field={code}
            label={t('privilege.code')}
            placeholder={t('privilege.placeholder')}
            maxLength={MAX_CODE_LENGTH}
            hasAutoFocus
          />
          <FormError form={form} />
        </FormView>
        <Button id="verify" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={submit}>
          {t('privilege.verify')}
        </Button>
      </View>
    </PageFrame>
  )
}

/** Show of the code; the form works without it. */
const AboutShow = observer(function AboutShow({ show }: Pick<PrivilegeModel, 'show'>) {
  if (show.status === 'failed') return null
  if (show.value === null) return <SkeletonBlock className={styles.show} />
  const { showName, posterUrl, posterColor, displayShowTime, cityName, venueName } = show.value
  return (
    <View className={styles.show}>
      <ShowSummary
        name={showName}
        posterUrl={posterUrl}
        posterColor={posterColor}
        lines={[displayShowTime, `${cityName} · ${venueName}`]}
      />
    </View>
  )
})

export default page(PrivilegePage, routes.privilege)
