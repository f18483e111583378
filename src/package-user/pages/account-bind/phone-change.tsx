import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneProofFields } from '../../account/phone-proof-fields'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import styles from './account-bind.module.scss'
import { PhoneChangeModel } from './phone-change-model'

/** Another phone for the account: first its present one is proved, then the new one. */
export const PhoneChange = observer(function PhoneChange() {
  const t = useText(accountText)
  const { session, prompts } = useApp()
  const model = useModel((app) => new PhoneChangeModel(app))
  const { step, proof, form } = model
  const { verifyCode } = proof

  useLoad(model, 'opened')

  async function submit() {
    if (step === 'current') return model.goTo('next')
    if (await model.submit()) prompts.showToast(t('changePhone.done'))
  }

  return (
    <FormCard title={t('changePhone.title')} hint={t(`changePhone.${step}`, { phone: session.maskedPhone })}>
      <PhoneProofFields key={step} proof={proof} />
      <FormView onSubmit={() => void submit()}>
        {step === 'next' && <FormError form={form} />}
        <Button
          id={step === 'current' ? 'next-step' : 'bind'}
          className={styles.submit}
          isWide
          isDisabled={verifyCode.value === '' || verifyCode.problem !== null}
          isBusy={form.isSubmitting}
          onPress={() => void submit()}
        >
          {t(step === 'current' ? 'changePhone.continue' : 'changePhone.submit')}
        </Button>
        {step === 'next' && (
          <Button id="previous-step" kind="plain" isWide onPress={() => model.goTo('current')}>
            {t('changePhone.previous')}
          </Button>
        )}
      </FormView>
    </FormCard>
  )
})
