import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { FormCard } from '../../shared/form-card'
import { userText } from '../../text'
import styles from './nickname-edit.module.scss'
import { NicknameEditModel } from './nickname-edit-model'

const MAX_LENGTH = 20

function NicknameEditPage() {
  const t = useText(userText)
  const common = useText(commonText)
  const model = useModel((app) => new NicknameEditModel(app))
  const { saving } = model
  return (
    <PageFrame title={t('nicknameEdit.title')}>
      <FormCard title={t('nicknameEdit.title')} hint={t('nicknameEdit.placeholder')}>
        <Field
          id="nickname"
          label={t('nicknameEdit.label')}
          value={model.nickname}
          maxLength={MAX_LENGTH}
          placeholder={t('nicknameEdit.placeholder')}
          error={saving.error && errorText(saving.error, common).title}
          onChange={model.setNickname}
        />
        <Button
          id="save-nickname"
          className={styles.submit}
          isWide
          isDisabled={!model.canSave}
          isBusy={saving.isRunning}
          onPress={() => void model.submit()}
        >
          {t('member.save')}
        </Button>
      </FormCard>
    </PageFrame>
  )
}

export default page(NicknameEditPage, routes.nicknameEdit)
