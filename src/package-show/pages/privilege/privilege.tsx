import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { showText } from '../../text'
import styles from './privilege.module.scss'
import { PrivilegeModel } from './privilege-model'

const MAX_LENGTH = 32

function PrivilegePage() {
  const t = useText(showText)
  const params = useParams(routes.privilege)
  const { form, code, submit } = useModel((app) => new PrivilegeModel(app, params))
  return (
    <PageFrame title={t('privilege.title')}>
      <View className={styles.card}>
        <View className={styles.hint}>{t('privilege.hint')}</View>
        <FormView onSubmit={submit}>
          <TextField
            id="code"
            field={code}
            label={t('privilege.code')}
            placeholder={t('privilege.placeholder')}
            maxLength={MAX_LENGTH}
            hasAutoFocus
          />
          <FormError form={form} />
          <Button id="verify" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={submit}>
            {t('privilege.verify')}
          </Button>
        </FormView>
      </View>
    </PageFrame>
  )
}

export default page(PrivilegePage, routes.privilege)
