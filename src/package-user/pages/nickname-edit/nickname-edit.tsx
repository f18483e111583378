import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import styles from './nickname-edit.module.scss'
import { NicknameEditModel } from './nickname-edit-model'

const MAX_LENGTH = 20

function NicknameEditPage() {
  const t = useText(accountText)
  const model = useModel((app) => new NicknameEditModel(app))
  const { form, nickname } = model
  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('nicknameEdit.title')}>
      <FormCard title={t('nicknameEdit.title')} hint={t('nicknameEdit.placeholder')}>
        <FormView onSubmit={model.submit}>
          <TextField
            id="nickname"
            field={nickname}
            label={t('nicknameEdit.label')}
            maxLength={MAX_LENGTH}
            placeholder={t('nicknameEdit.placeholder')}
            hasAutoFocus
          />
          <FormError form={form} />
          <Button
            id="save-nickname"
            className={styles.submit}
            isWide
            isDisabled={!model.canSave}
            isBusy={form.isSubmitting}
            onPress={model.submit}
          >
            {t('member.save')}
          </Button>
        </FormView>
      </FormCard>
    </PageFrame>
  )
}

export default page(NicknameEditPage, routes.nicknameEdit)
