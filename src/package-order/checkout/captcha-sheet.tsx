import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CaptchaPayload, CaptchaType } from '@/contracts/risk/record-captcha'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { SlideBar } from '@/ui/slide-bar/slide-bar'
import { CaptchaModel } from './captcha-model'
import styles from './captcha-sheet.module.scss'
import { checkoutText } from './text'

interface CaptchaSheetProps {
  showId: string
  kinds: readonly CaptchaType[]
  onDone(): void
  onClose(): void
}

/** Security check before a purchase. */
export const CaptchaSheet = observer(function CaptchaSheet({ showId, kinds, onDone, onClose }: CaptchaSheetProps) {
  const t = useText(checkoutText)
  const common = useText(commonText)
  const model = useModel((app) => new CaptchaModel(app, { showId, kinds }, onDone))
  const { riddle, checking, solved, count } = model

  useLoad(model, 'opened')

  const check = () => {
    if (model.canCheck) void checking.submit()
  }

  return (
    <Sheet
      id="captcha"
      title={t('captcha.title')}
      footer={
        <Button id="captcha-check" isWide isDisabled={!model.canCheck} isBusy={checking.isRunning} onPress={check}>
          {t('captcha.check')}
        </Button>
      }
      onClose={onClose}
    >
      <View className={styles.hint}>
        {[
          ...(count > 1 ? [t('captcha.step', { step: Math.min(solved + 1, count), count })] : []),
          model.kind === 'SLIDER' ? t('captcha.slider') : t('captcha.image'),
        ].join(' · ')}
      </View>
      <ResourceView resource={riddle} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ payload }) =>
          payload && (
            <FormView onSubmit={check}>
              <Riddle model={model} payload={payload} />
            </FormView>
          )
        }
      </ResourceView>
      <View className={styles.error} role="alert">
        {checking.error ? errorText(checking.error, common).title : model.hasFailed && t('captcha.failed')}
      </View>
      <Button id="captcha-renew" kind="plain" isWide onPress={() => void model.load()}>
        {t('captcha.renew')}
      </Button>
    </Sheet>
  )
})

const Riddle = observer(function Riddle({ model, payload }: { model: CaptchaModel; payload: CaptchaPayload }) {
  const t = useText(checkoutText)
  const { image, width, height, piece } = payload
  if (!piece) {
    return (
      <>
        <Picture className={styles.letters} src={image} alt="" isHighPriority />
        <TextField
          id="captcha-answer"
          kind="typedCode"
          field={model.answer}
          label={t('captcha.characters')}
          maxLength={8}
          placeholder={t('captcha.image')}
        />
      </>
    )
  }
  const { size, top } = piece
  const moved = Number(model.answer.value)
  const place = {
    left: percent(moved / width),
    top: percent(top / height),
    width: percent(size / width),
    height: percent(size / height),
  }
  return (
    <View className={styles.scene}>
      <View className={styles.field}>
        <Picture className={styles.picture} src={image} alt="" isHighPriority />
        <View className={styles.piece} style={place}>
          <Picture className={styles.picture} src={piece.image} alt="" isHighPriority />
        </View>
      </View>
      <SlideBar
        id="captcha-slide"
        label={t('captcha.slider')}
        value={moved}
        max={width - size}
        onChange={(value) => model.answer.set(String(value))}
      />
    </View>
  )
})

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
