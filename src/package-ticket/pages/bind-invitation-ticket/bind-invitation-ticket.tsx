import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { PreviewBindOutput } from '@/contracts/voucher/preview-bind'
import { dateTimeText } from '@/domain/date-text'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
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

/** An invitation: anyone with the code can view it; a user accepts it (TICKET-014). */
function BindInvitationTicketPage() {
  const t = useText(bindingText)
  const { code } = useParams(routes.bindInvitationTicket)
  const model = useModel((app) => new BindModel(app, code))
  const { preview } = model

  useEffect(() => {
    if (model.code.value !== '') void model.show()
  }, [model])

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('invitation.title')}
      footer={preview && <InvitationBar model={model} preview={preview} />}
    >
      <Cards>{preview ? <Invitation preview={preview} /> : <CodeForm model={model} />}</Cards>
    </PageFrame>
  )
}

/** Form for the code if the link has none, or a wrong one. */
const CodeForm = observer(function CodeForm({ model }: { model: BindModel }) {
  const t = useText(bindingText)
  const { previewForm } = model
  const show = () => void model.show()
  return (
    <Card>
      <View className={styles.about}>{t('invitation.about')}</View>
      <FormView onSubmit={show}>
        <TextField
          id="invitation-code"
          kind="typedCode"
          field={model.code}
          label={t('invitation.label')}
          maxLength={MAX_CODE_LENGTH}
          placeholder={t('invitation.placeholder')}
        />
        <ScanButton model={model} />
        <FormError form={previewForm} />
        <Button id="find-invitation" className={styles.submit} isWide isBusy={previewForm.isSubmitting} onPress={show}>
          {t('invitation.find')}
        </Button>
      </FormView>
    </Card>
  )
})

/** Host, show and quantity of the invitation. */
function Invitation({ preview }: { preview: PreviewBindOutput }) {
  const t = useText(bindingText)
  const locale = useLocale()
  const { show, inviter, seatPlanName, qty, state, expireTime, needRealName } = preview
  const time = dateTimeText(expireTime, locale)
  return (
    <>
      <Card id="invitation">
        <View className={styles.from}>{inviter ? t('invitation.from', { name: inviter }) : t('invitation.gift')}</View>
        <ShowSummary
          name={show.showName}
          posterUrl={show.posterUrl}
          posterColor={show.posterColor}
          lines={[show.sessionShowTime, show.venueName]}
        />
      </Card>
      <Card>
        <View>{t('invitation.tickets', { plan: seatPlanName, count: qty })}</View>
        <View id="invitation-state" className={styles.sub} role="status">
          {state === 'OPEN' ? t('invitation.until', { time }) : t(`invitation.${state}`)}
        </View>
        {state === 'OPEN' && needRealName && <View className={styles.sub}>{t('invitation.names')}</View>}
      </Card>
    </>
  )
}

/** Accept button; when it is too late, further links. */
const InvitationBar = observer(function InvitationBar({
  model,
  preview,
}: {
  model: BindModel
  preview: PreviewBindOutput
}) {
  const t = useText(bindingText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const openBound = useBound()
  const { accepting } = model

  async function accept() {
    const bound = await model.accept()
    if (bound !== null) await openBound(bound)
    else if (accepting.error) prompts.showToast(errorText(accepting.error, common).title)
  }

  if (preview.state !== 'OPEN') {
    return (
      <BottomBar>
        <Button id="other-code" kind="secondary" onPress={() => model.clear()}>
          {t('invitation.other')}
        </Button>
        <Button id="leave-invitation" isWide onPress={() => void navigation.switchTab(routes.all, {})}>
          {t('invitation.home')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      <Button id="accept-invitation" isWide isBusy={accepting.isRunning} onPress={() => void accept()}>
        {t('invitation.accept')}
      </Button>
    </BottomBar>
  )
})

export default page(BindInvitationTicketPage, routes.bindInvitationTicket)
