import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { BindModel, MAX_CODE_LENGTH } from '../../binding/bind-model'
import styles from '../../binding/binding.module.scss'
import { ScanButton } from '../../binding/scan-button'
import { bindingText } from '../../binding/text'
import { useBound } from '../../binding/use-bound'

/** Exchanges a code for tickets. Anyone can enter one; the button logs a visitor in (TICKET-013). */
function BindTicketPage() {
  const t = useText(bindingText)
  const { code } = useParams(routes.bindTicket)
  const model = useModel((app) => new BindModel(app, code))
  const openBound = useBound()
  const { form } = model

  async function submit() {
    const bound = await form.submit()
    if (bound !== null) await openBound(bound)
  }

  return (
    <PageFrame above={<Breadcrumbs />} title={t('code.title')}>
      <Cards>
        <Card>
          <View className={styles.about}>{t('code.about')}</View>
          <FormView onSubmit={() => void submit()}>
            <TextField
              id="ticket-code"
              kind="typedCode"
              field={model.code}
              label={t('code.label')}
              maxLength={MAX_CODE_LENGTH}
              placeholder={t('code.placeholder')}
              hasAutoFocus
            />
            <ScanButton model={model} />
            <FormError form={form} />
            <Button
              id="bind-tickets"
              className={styles.submit}
              isWide
              isBusy={form.isSubmitting}
              onPress={() => void submit()}
            >
              {t('code.submit')}
            </Button>
          </FormView>
        </Card>
      </Cards>
    </PageFrame>
  )
}

export default page(BindTicketPage, routes.bindTicket)
